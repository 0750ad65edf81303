import type { Flags } from '@kit/sdk/flags'
import type { MessageId } from '@kit/ui'
import type { FeatureBoot } from '../boot/pageBoot.ts'
import type { Contributions, PageFacts } from './contributions.ts'
import type { SiteServices } from './services.ts'

/**
 * A feature of a site. `messages` are its texts in the default language, flat and keyed `feature.place.word`; a key
 * of the shell among them replaces the shell's text.
 */
export interface Feature {
  name: string
  messages: Readonly<Record<string, string>>
  /** Loads texts that replace the specification's slips on sites with the flag `copy.corrected`. */
  corrected?(): Promise<Readonly<Record<string, string>>>
  /** Loads the texts in other languages, by BCP 47 tag: all keys of the feature's messages, also of its lazy parts. */
  translations?: Readonly<Record<string, () => Promise<Readonly<Record<string, string>>>>>
  /** Loads what search engines learn of its pages, by path, and the texts of it. The build and the sitemap ask for it. */
  pageFacts?(): Promise<{
    pages: Readonly<Record<string, PageFacts>>
    messages: Readonly<Record<string, string>>
  }>
  setup(site: SiteServices): Contributions
  /** What paints first prices into prerendered pages before React, by kind of page. */
  boots?: readonly {
    /** The module that does: it exports a `FeatureBoot` named `boot`. */
    module: string
    /**
     * What it asks on a path, nothing where it does not paint. The page says so to the browser, which asks while it still
     * reads the page; at build a parameter of the path stands for itself, as in `/events/:eventId`.
     */
    asks: FeatureBoot['asks']
    /** Whether a site with these flags is painted by it. Default: every site. */
    isOf?: (flags: Pick<Flags, 'get'>) => boolean
    /** What it needs of the site's file: JSON, by the feature's name. Default: nothing. */
    given?: Readonly<Record<string, unknown>>
    /** Name of the file of the page's lazy screen: the browser fetches it behind the entry. Default: none. */
    screen?: string
  }[]
  /**
   * What the first tap on a prerendered page will need, so that a page that is tapped before React has it sooner: what is
   * tapped, as a CSS selector, and the names of the files of the lazy parts that answer it. `asksFirst` is what a visitor
   * is asked before, and has the parts of instead: the `data-opens` of a button that opens it, as `login`. `early` shows
   * something for it before React: a module that exports a `TapBoot` named `tap`, and what it needs of the site's file: JSON,
   * by the feature's name.
   */
  taps?: readonly {
    on: string
    parts: readonly string[]
    asksFirst?: string
    early?: { module: string; given?: Readonly<Record<string, unknown>> }
  }[]
  /**
   * What a browser keeps from the first visit, so that a player without a connection can look at it: paths as in
   * `/events/:eventId`, and the names of the files of the lazy parts that they need.
   */
  offline?: { paths: readonly string[]; parts: readonly string[] }
  /** Where the icon of the installed site leads when it is held down. Its words are in the feature's `messages`. */
  shortcuts?: readonly { labelId: MessageId; path: string }[]
}
