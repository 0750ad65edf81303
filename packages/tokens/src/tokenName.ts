/** Returns the name without its dashes, from the path in the contract: `kit-color-text-muted`. */
export const tokenName = (path: readonly string[]): string =>
  `kit-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
