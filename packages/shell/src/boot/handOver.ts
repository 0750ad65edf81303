export interface HandOver {
  /**
   * The `docs` that the bootstrap script received, by address. A request answered after `giveUp`
   * rejects.
   */
  answers: ReadonlyMap<string, Promise<unknown>>
  /**
   * Adds the site's style sheets and their fonts, which must not compete with the entry script for
   * bandwidth.
   */
  style(): Promise<unknown>
  /** Stops all changes by the bootstrap script: a late answer is ignored, also in `answers`. */
  giveUp(): void
  /** Ends the bootstrap script: taps are no longer kept. Returns the tapped elements, in order. */
  end(): Element[]
}

declare global {
  var kitBoot: HandOver | undefined
}

/** Returns it once; undefined if no such script ran. */
export function takeHandOver(): HandOver | undefined {
  const { kitBoot } = globalThis
  globalThis.kitBoot = undefined
  return kitBoot
}
