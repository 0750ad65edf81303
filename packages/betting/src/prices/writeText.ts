/**
 * Writes a text node that is the only child of its element. A browser's translator replaces text nodes with elements,
 * so the node is put back. `home` is null for a node that is not on the page.
 */
export function writeText(node: Text, home: ParentNode | null, text: string): void {
  node.data = text
  if (node.parentNode !== home) home?.replaceChildren(node)
}
