/** What a page depends on before any answer: who looks, and on how wide a screen. */
export interface PageVariant {
  isPlayer: boolean
  isWide: boolean
}

/** Every variant of a page. The first needs no script to show: a visitor's, on a phone. */
export const pageVariants: readonly PageVariant[] = [
  { isPlayer: false, isWide: false },
  { isPlayer: false, isWide: true },
  { isPlayer: true, isWide: false },
  { isPlayer: true, isWide: true },
]
