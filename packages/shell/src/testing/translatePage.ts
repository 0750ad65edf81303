/**
 * Translates a page as a browser does: replaces each text node with two `<font>` elements and
 * another text. `isHarsh` also translates what is marked as untranslatable.
 */
export function translatePage({ isHarsh = false } = {}): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const skipped = `script,style,textarea${isHarsh ? '' : ',[translate="no"],.notranslate'}`
    if (node.data.trim() && node.parentElement && !node.parentElement.closest(skipped)) found.push(node)
  }
  for (const node of found) {
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = /\p{L}/u.test(node.data) ? `«${node.data}»` : node.data
    outer.append(inner)
    node.replaceWith(outer)
  }
  document.documentElement.classList.add('translated-ltr')
}
