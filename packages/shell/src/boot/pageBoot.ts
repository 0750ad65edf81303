import type { FlagOverrides } from '@kit/sdk/flags'
import type { EarlyWork } from './earlyOverlay.ts'

/** What the boot of a page knows of its site without asking: written into the page at build. */
export interface PageFacts {
  /** Address of the module that mounts the site. */
  entry: string
  /** Addresses of the style sheets that come with it. */
  sheets: readonly string[]
  /** Addresses of scripts that it will need. */
  behind: readonly string[]
  /**
   * What a tap will need beside it: what is tapped, as a CSS selector, addresses of scripts and style sheets, and the
   * `data-opens` of a button whose parts come instead while the page has one.
   */
  taps: readonly (readonly [on: string, addresses: readonly string[], asksFirst?: string])[]
  /** A BCP 47 tag for numbers and dates. */
  locale: string
  messages: Readonly<Record<string, string>>
  /** The site's own flags; the operator's come with its answer. */
  flags: FlagOverrides
  /** What the site's file decides for what paints here, by feature. */
  given: Readonly<Record<string, unknown>>
  /** The operator's origin; empty for the page's own. */
  operator: string
  /** Address of the style sheet of what is shown for a tap before React. */
  earlySheet?: string | undefined
}

/** A prerendered page before React, for what a feature paints into it. */
export interface BootPage extends Omit<
  PageFacts,
  'entry' | 'sheets' | 'behind' | 'taps' | 'operator' | 'earlySheet'
> {
  root: Element
  /** The path of the page's address. */
  path: string
  /**
   * The `docs` of a public address of the operator; the site that takes the page over gets the same answer. Rejects when
   * no usable answer comes.
   */
  ask(address: string): Promise<unknown>
  /**
   * Resolves once what was just written has been painted, or at once when the site takes the page over. What is out of sight
   * is best written then: a slow processor shows the rest sooner.
   */
  painted(): Promise<void>
  /** ms since the epoch. */
  now(): number
}

/** What a feature can show before React. */
export interface FeatureBoot {
  /** The addresses that `paint` asks on a path. */
  asks(path: string): readonly string[]
  /** Paints into the page. A failure leaves it as it was prerendered. */
  paint(page: BootPage): Promise<void>
}

/** What a feature shows for a tap before React. */
export interface TapBoot {
  /** Opens an overlay for what was tapped, or nothing where only the site can answer. `onClose` is the overlay's. */
  open(page: BootPage, pressed: Element, onClose: EarlyWork['onClose']): void
}

/** What shows something for taps, loaded behind the first prices. */
export interface EarlyParts {
  /** One for each selector of `EarlyTaps`. */
  taps: readonly TapBoot[]
  /** The texts that they say. */
  words: Readonly<Record<string, string>>
  /** What the site's file decides for them, by feature. */
  given: Readonly<Record<string, unknown>>
}

/** What is shown for taps before React: what is tapped, as CSS selectors, and the parts. */
export interface EarlyTaps {
  on: readonly string[]
  load(): Promise<EarlyParts>
}
