"""Misconceptions about storage, strides and views."""

from autograder.checks.misconceptions.entry import Misconception

ENTRIES = [
    Misconception(
        "offset-forgotten",
        "the offset is missing: a view need not begin where its storage begins",
        "begin at x.storage_offset()",
        "One row of cells, and a way to read it",
    ),
    Misconception(
        "row-by-row-assumed",
        "this is where it would be if the elements lay row by row: the strides were not asked",
        "go index times stride along each axis; the shape does not matter",
        "One row of cells, and a way to read it",
    ),
    Misconception(
        "bytes-instead-of-cells",
        "this counts bytes, not cells",
        "divide by x.element_size(), or count in strides, which are in cells already",
        "One row of cells, and a way to read it",
    ),
    Misconception(
        "strides-of-another-tensor",
        "these are the strides of a tensor whose elements are neighbours; this one has others",
        "ask x.stride(0) how many cells one step takes",
        "One row of cells, and a way to read it",
    ),
    Misconception(
        "view-copies-nothing",
        "this only makes a new shape, stride and offset for the old storage: a view",
        "ask whether a stride and an offset can describe the result; if so, nothing is copied",
        "Views look at the same storage",
    ),
    Misconception(
        "view-is-another-object",
        "a view looks at the same storage, but it is a tensor object of its own",
        "ask whether the method hands x itself back: y is x",
        "Views look at the same storage",
    ),
    Misconception(
        "copied-instead-of-viewed",
        "the numbers were copied: the result has a storage of its own",
        "make a view: slices, as_strided and unfold copy nothing; stack, cat and lists do",
        "Views look at the same storage",
    ),
    Misconception(
        "axes-in-wrong-order",
        "the axes were put into another order than the one asked for",
        "in permute, the place is the new axis and the number is the old one",
        "Moving axes moves no data",
    ),
    Misconception(
        "squeezed-too-much",
        "an axis of size 1 that should stay was taken away",
        "name the axis: squeeze(1); and do not index a batch of one",
        "Moving axes moves no data",
    ),
    Misconception(
        "view-is-not-permute",
        "the elements are in their old order: the line was broken in new places, no axis was moved",
        "move axes with permute or transpose; view and reshape only split and join",
        "permute is not view",
    ),
    Misconception(
        "view-needs-even-strides",
        "view joins axes only if they are evenly spaced; here no single stride will do",
        "use reshape, which copies if it must, or call contiguous() first",
        "When view refuses",
    ),
    Misconception(
        "view-never-copies",
        "view never copies: it gives a view or it raises",
        "reshape is the one that copies if it must",
        "When view refuses",
    ),
    Misconception(
        "reshape-may-copy",
        "reshape gives a view where the strides allow it, and a copy where they do not",
        "ask whether view would work: if so reshape is a view, otherwise it copies",
        "When view refuses",
    ),
    Misconception(
        "contiguous-returns-itself",
        "contiguous() copies nothing when the tensor is contiguous: it returns that very tensor",
        "use clone() when you want a copy",
        "When view refuses",
    ),
    Misconception(
        "contiguous-makes-even-strides",
        "contiguous() has put the elements into neighbouring cells, so view can join all axes",
        "look at the strides after contiguous(), not before",
        "When view refuses",
    ),
    Misconception(
        "contiguous-moves-cells",
        "contiguous() had to copy here, so what follows looks at the copy",
        "look at the strides first: elements that are not in order have to move",
        "When view refuses",
    ),
    Misconception(
        "clone-keeps-strides",
        "clone() copies memory as it lies and keeps the strides of a transposed matrix",
        "use contiguous(), or clone(memory_format=torch.contiguous_format)",
        "When view refuses",
    ),
    Misconception(
        "copied-only-if-needed",
        "contiguous(), reshape() and to() copy only if they must; here they did not have to",
        "use clone(), which always copies",
        "When view refuses",
    ),
    Misconception(
        "expanded-cells-are-shared",
        "the rows had the same cells, as expanded rows do, so each write went into every row",
        "give each element a cell of its own before you write: clone() or repeat()",
        "expand repeats without memory",
    ),
    Misconception(
        "expanded-tensor-filled-in",
        "a copy of an expanded tensor has a cell for each element, and needs far more memory",
        "compare storage and elements first, and keep an expanded tensor as it is",
        "expand repeats without memory",
    ),
    Misconception(
        "write-to-expanded-tensor",
        "several elements of the tensor that is written to are in the same cell",
        "clone() an expanded tensor before you write to it",
        "expand repeats without memory",
    ),
    Misconception(
        "list-index-copies",
        "a list or a mask in brackets may name any elements in any order, so it copies",
        "use a slice, x[1:2], where you want a view",
        "Who shares memory with whom",
    ),
    Misconception(
        "overlapping-cells",
        "what is read and what is written have cells in common",
        "clone() what you read, before anything is written",
        "Who shares memory with whom",
    ),
    Misconception(
        "slice-keeps-storage",
        "the result still looks at the whole old storage: nothing was copied",
        "use clone(); contiguous(), detach(), reshape() and slices keep the storage",
        "A slice keeps the whole storage",
    ),
    Misconception(
        "resize-fills-nothing",
        "resize_ gives a new shape over the old cells, and fills nothing in",
        "write the values after it: buffer.copy_(...)",
        "resize_ changes the storage",
    ),
    Misconception(
        "resize-requires-no-grad",
        "a tensor that requires grad cannot be resized",
        "make a new tensor instead",
        "resize_ changes the storage",
    ),
]
