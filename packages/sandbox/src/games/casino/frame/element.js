/** Undefined children are left out. */
export function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children.filter((child) => child !== undefined))
  return element
}
