import type { Flags } from '@kit/sdk/flags'
import type { MessageId } from '@kit/ui'
import type { FeatureBoot } from '../boot/pageBoot.ts'
import type { WriteDocument } from '../information/informationDocument.ts'
import type { DocumentName } from '../information/informationOptions.ts'
import type { Contributions, PageFacts } from './contributions.ts'
import type { SiteServices } from './services.ts'

/**
 * A feature of a site. `messages` are its texts in the default language, flat and keyed `feature.place.word`; a key
 * of the shell among them replaces the shell's text.
 */
export interface Feature {
  name: string
  messages: Readonly<Record<string, string>>
  /**
   * Loads texts that correct the specification's errors on sites with the flag `copy.corrected`.
   */
  corrected?(): Promise<Readonly<Record<string, string>>>
  /**
   * Loads texts in other languages, by BCP 47 tag: all keys of the feature's messages, also of its lazy parts. `parts`
   * are `shell` and the names of the site's features: a feature that is a whole language loads only their texts. A key
   * without a translation shows the default text. The last feature that translates a key wins.
   */
  translations?: Readonly<
    Record<string, (parts: readonly string[]) => Promise<Readonly<Record<string, string>>>>
  >
  /**
   * Loads information documents in other languages, by BCP 47 tag. Called with the name of a document when its page is
   * opened. Resolves to undefined if the language does not have it: the page then shows the English one. The last
   * feature that has a document wins; a document of the brand replaces all.
   */
  documents?: Readonly<
    Record<string, (name: DocumentName) => Promise<{ default: WriteDocument } | undefined>>
  >
  /**
   * Loads what search engines show about its pages, by path, and the messages for it. Used by the
   * build and the sitemap.
   */
  pageFacts?(): Promise<{
    pages: Readonly<Record<string, PageFacts>>
    messages: Readonly<Record<string, string>>
  }>
  setup(site: SiteServices): Contributions
  /** Modules that render first prices into prerendered pages before React, by kind of page. */
  boots?: readonly {
    /** The module; it exports a `FeatureBoot` named `boot`. */
    module: string
    /**
     * Returns what it requests on a path; empty if it renders nothing. The page lists these, so
     * that the browser requests them while it parses the page. At build a parameter keeps its name,
     * as in `/events/:eventId`.
     */
    asks: FeatureBoot['asks']
    /** Returns true if it runs on a site with these flags. Default: every site. */
    isOf?: (flags: Pick<Flags, 'get'>) => boolean
    /** The site's options that it needs: JSON, by the feature's name. Default: nothing. */
    given?: Readonly<Record<string, unknown>>
    /**
     * File name of the page's lazy screen, which the browser preloads after the entry. Default:
     * none.
     */
    screen?: string
  }[]
  /**
   * The files for the first tap on a prerendered page, so that they can be loaded before React runs: a CSS selector
   * of the tapped element, and the file names of the lazy parts that answer it. `asksFirst` is the `data-opens` value
   * of the button that visitors get first, e.g. `login`; its parts are loaded instead. `early` shows an overlay
   * before React: a module that exports a `TapBoot` named `tap`, and the site's options that it needs: JSON, by the
   * feature's name.
   */
  taps?: readonly {
    on: string
    parts: readonly string[]
    asksFirst?: string
    early?: { module: string; given?: Readonly<Record<string, unknown>> }
  }[]
  /**
   * Pages that a browser keeps from the first visit for use without a connection: paths as in `/events/:eventId`, and
   * the file names of the lazy parts that they need.
   */
  offline?: { paths: readonly string[]; parts: readonly string[] }
  /** Shortcuts of the installed site's icon. Their labels are in the feature's `messages`. */
  shortcuts?: readonly { labelId: MessageId; path: string }[]
}
