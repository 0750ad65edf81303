/** What the boot leaves to the site that takes its page over. */
export interface HandOver {
  /** The `docs` that the boot was answered, by address. One that comes after `giveUp` rejects. */
  answers: ReadonlyMap<string, Promise<unknown>>
  /** Adds the site's style sheets, and with them its fonts, which the program does not share the line with. */
  style(): Promise<unknown>
  /** From now on the boot changes nothing: an answer that has not come yet is none, for it and for `answers`. */
  giveUp(): void
  /** Ends the boot: taps are no longer kept. Returns the elements that were tapped, the first one first. */
  end(): Element[]
}

declare global {
  var kitBoot: HandOver | undefined
}

/** What the boot of this page left, once; undefined where none ran. */
export function takeHandOver(): HandOver | undefined {
  const { kitBoot } = globalThis
  globalThis.kitBoot = undefined
  return kitBoot
}
