import type { Contributions } from './contributions.ts'
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
  setup(site: SiteServices): Contributions
}
