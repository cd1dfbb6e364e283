// Webpack's usual numbers for modules come from where the sources lie; these from their order.
module.exports = { optimization: { moduleIds: 'natural', chunkIds: 'natural' } };
