const textField =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="searchbox"], [role="spinbutton"]'

/** Whether keys are being typed into something. */
export const isTyping = (element: Element | null): boolean => element?.closest(textField) != null

/** The topmost open dialog, menu or listbox, which takes the keys of the page. */
export const overlayOf = (root: Document): Element | undefined =>
  [
    ...root.querySelectorAll(
      ':is([role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]):not([data-state="closed"])',
    ),
  ].at(-1)

/** Whether a key comes alone: with Ctrl, Alt or Meta it is the browser's or the screen reader's. */
export const isPlainKey = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented && !event.isComposing && !event.ctrlKey && !event.altKey && !event.metaKey
