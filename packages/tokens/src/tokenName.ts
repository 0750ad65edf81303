/** Returns the CSS variable of a token, without its dashes, from its path in the contract: `kit-color-text-muted`. */
export const tokenName = (path: readonly string[]): string =>
  `kit-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
