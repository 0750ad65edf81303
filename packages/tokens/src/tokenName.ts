/** The CSS variable of a token, without its dashes, by the token's place in the contract: `kit-color-text-muted`. */
export const tokenName = (path: readonly string[]): string =>
  `kit-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
