const isFont = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === 'FONT'

/**
 * A browser's translator replaces each text node with a `<font>`; React still writes to the removed node and
 * throws when it removes it. So the empty node is put back next to its translation. Returns a function that
 * stops it.
 */
export function followTranslator(root: Node = document.body): () => void {
  const kept = new WeakMap<Text, { font: HTMLElement; original: string }>()

  const showWritten = (records: MutationRecord[]) => {
    for (const { target } of records) {
      kept.get(target as Text)?.font.remove()
      kept.delete(target as Text)
    }
  }
  const written = new MutationObserver(showWritten)

  function keep(text: Text, font: HTMLElement): void {
    if (font.contains(text)) text.replaceWith(text.data)
    showWritten(written.takeRecords())
    kept.set(text, { font, original: text.data })
    text.data = ''
    font.before(text)
    // Already observed if it was translated before.
    written.takeRecords()
    written.observe(text, { characterData: true })
  }

  const replaced = new MutationObserver((records) => {
    for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      for (const node of removedNodes) {
        if (!(node instanceof Text)) continue
        const own = kept.get(node)
        if (own) {
          // A text that React removes takes its translation along; a restored text shows the
          // original.
          if (!node.isConnected) own.font.remove()
          else if (!own.font.isConnected) node.data = own.original
        } else {
          const font = [...addedNodes, previousSibling, nextSibling].find(isFont)
          if (font?.parentNode === target && node.parentNode !== target) keep(node, font)
        }
      }
    }
  })
  replaced.observe(root, { childList: true, subtree: true })
  return () => {
    replaced.disconnect()
    written.disconnect()
  }
}
