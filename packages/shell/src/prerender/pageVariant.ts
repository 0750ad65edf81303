/** The facts that select a page's variant before any answer: the user type and the width of the screen. */
export interface PageVariant {
  isPlayer: boolean
  isWide: boolean
}

/** All variants of a page. The first, a visitor's on a phone, is shown without a script. */
export const pageVariants: readonly PageVariant[] = [
  { isPlayer: false, isWide: false },
  { isPlayer: false, isWide: true },
  { isPlayer: true, isWide: false },
  { isPlayer: true, isWide: true },
]
