import type { FlagOverrides } from '@kit/sdk/flags'
import type { Currency } from '@kit/ui'
import type { BootOverlayOptions } from './openBootOverlay.ts'

/** Facts about the site for the bootstrap script, written into the page at build time. */
export interface PageFacts {
  /** URL of the module that mounts the site. */
  entry: string
  /** URLs of the entry's style sheets. */
  sheets: readonly string[]
  /** URLs of scripts that are preloaded after the first prices. */
  behind: readonly string[]
  /**
   * Files for a tap: a CSS selector of the tapped element, URLs of scripts and style sheets, and the `data-opens`
   * value of a button whose parts are loaded instead while the page has such a button.
   */
  taps: readonly (readonly [on: string, addresses: readonly string[], asksFirst?: string])[]
  /** A BCP 47 tag for numbers and dates. */
  locale: string
  messages: Readonly<Record<string, string>>
  /** The currency of amounts. Default: Indian rupees. */
  currency?: Currency | undefined
  /** The site's own flags; the operator's flags arrive with its answer. */
  flags: FlagOverrides
  /** Options of the site's file for what is rendered before React, by feature. */
  given: Readonly<Record<string, unknown>>
  /** The operator's origin; empty for the page's own origin. */
  operator: string
  /** URL of the style sheet of overlays shown before React. */
  earlySheet?: string | undefined
}

/** A prerendered page before React, in which features render first prices. */
export interface BootPage extends Omit<
  PageFacts,
  'entry' | 'sheets' | 'behind' | 'taps' | 'operator' | 'earlySheet'
> {
  root: Element
  /** The path of the page's address. */
  path: string
  /**
   * Returns the `docs` of a public address of the operator; the site reuses the same answer.
   * Rejects if no usable answer arrives.
   */
  ask(address: string): Promise<unknown>
  /**
   * Resolves once the latest changes are painted, or at once when the site takes the page over.
   * Content outside the viewport is best written afterwards, so that a slow device shows the rest
   * sooner.
   */
  painted(): Promise<void>
  /** ms since the epoch. */
  now(): number
}

/** The first screen of a feature, rendered before React. */
export interface FeatureBoot {
  /** Returns the addresses that `paint` requests on a path. */
  asks(path: string): readonly string[]
  /** Renders into the page. If it fails, the page stays as prerendered. */
  paint(page: BootPage): Promise<void>
}

/** The early overlay of a feature, shown for a tap before React. */
export interface TapBoot {
  /**
   * Opens an overlay for the tapped element, or nothing if only the site can answer. `onClose`
   * belongs to the overlay.
   */
  open(page: BootPage, pressed: Element, onClose: BootOverlayOptions['onClose']): void
}

/** The code that opens overlays for taps, loaded after the first prices. */
export interface EarlyParts {
  /** One entry for each selector of `BootOverlays`. */
  taps: readonly TapBoot[]
  /** The messages of the overlays. */
  words: Readonly<Record<string, string>>
  /** Options of the site's file for the overlays, by feature. */
  given: Readonly<Record<string, unknown>>
}

/**
 * The overlays shown for taps before React: CSS selectors of tapped elements, and the code that
 * opens them.
 */
export interface BootOverlays {
  on: readonly string[]
  load(): Promise<EarlyParts>
}
