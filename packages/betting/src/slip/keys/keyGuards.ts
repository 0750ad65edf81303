const textField =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="searchbox"], [role="spinbutton"]'

export const isTyping = (element: Element | null): boolean => element?.closest(textField) != null

/** Returns the topmost open dialog, menu or listbox, which receives the page's keys, or undefined. */
export const overlayOf = (root: Document): Element | undefined =>
  [
    ...root.querySelectorAll(
      ':is([role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]):not([data-state="closed"])',
    ),
  ].at(-1)

/** Returns true for a key without Ctrl, Alt or Meta; keys with them belong to the browser or the screen reader. */
export const isPlainKey = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented && !event.isComposing && !event.ctrlKey && !event.altKey && !event.metaKey
