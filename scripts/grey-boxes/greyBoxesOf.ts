/** A box in px of the screen. `panel` is a surface around other boxes. */
export interface GreyBox {
  kind: 'panel' | 'text' | 'picture' | 'control'
  left: number
  top: number
  width: number
  height: number
}

/**
 * Runs in the page: returns its visible elements as boxes, from back to front, without colours, letters and corners.
 * Its source is sent to the browser, so it uses nothing from outside.
 */
export function greyBoxesOf(): GreyBox[] {
  const boxes: GreyBox[] = []
  const { innerWidth, innerHeight } = window
  const add = (kind: GreyBox['kind'], { left, top, right, bottom }: DOMRect) => {
    const from = { left: Math.max(0, left), top: Math.max(0, top) }
    const [width, height] = [
      Math.min(innerWidth, right) - from.left,
      Math.min(innerHeight, bottom) - from.top,
    ]
    if (width >= 2 && height >= 2) boxes.push({ kind, ...from, width, height })
  }
  const isSeen = (element: Element, { left, top, right, bottom }: DOMRect) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return true
    const over = document.elementFromPoint(x, y)
    return over === null || element.contains(over) || over.contains(element)
  }
  const hasSurface = (style: CSSStyleDeclaration) =>
    Number.parseFloat(style.borderBlockStartWidth) > 0 ||
    Number.parseFloat(style.borderInlineStartWidth) > 0 ||
    style.boxShadow !== 'none' ||
    (style.backgroundColor !== 'rgba(0, 0, 0, 0)' && style.backgroundColor !== 'transparent')
  const visit = (element: Element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return
    const box = element.getBoundingClientRect()
    const isFlat = getComputedStyle(element).display === 'contents'
    if (!isFlat && (box.bottom < 0 || box.top > innerHeight)) return
    if (element.matches('svg, img, picture, video, canvas, iframe')) return add('picture', box)
    if (element.matches('button, input, select, [role="button"], [role="tab"], [role="radio"]')) {
      if (isSeen(element, box)) add('control', box)
    } else if (!isFlat && element !== document.body && hasSurface(getComputedStyle(element)))
      add('panel', box)
    for (const child of element.childNodes) {
      if (child instanceof Element) visit(child)
      if (!(child instanceof Text) || child.data.trim() === '' || !isSeen(element, box)) continue
      const range = document.createRange()
      range.selectNodeContents(child)
      for (const line of range.getClientRects()) add('text', line)
    }
  }
  visit(document.body)
  return boxes
}
