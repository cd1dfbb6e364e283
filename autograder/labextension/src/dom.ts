// Small pieces of a page.

/** An element with its attributes and children. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

export function button(label: string, title: string, press: () => void): HTMLButtonElement {
  const made = make('button', { type: 'button', class: 'ac-Button', title }, label);
  made.addEventListener('click', press);
  return made;
}
