/**
 * Writes a text node that is all its element holds. A browser's translator replaces text nodes with elements of its own, so
 * the node is put back where it was. `home` is null for a node that is not on the page.
 */
export function writeText(node: Text, home: ParentNode | null, text: string): void {
  node.data = text
  if (node.parentNode !== home) home?.replaceChildren(node)
}
