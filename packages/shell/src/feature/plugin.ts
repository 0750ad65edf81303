import type { Contributions } from './contributions.ts'
import type { SiteServices } from './services.ts'

/**
 * A plugin of a site. `messages` are its words in the default language, flat and keyed `feature.place.word`; a word of the
 * shell among them says it in the feature's own terms.
 */
export interface Feature {
  name: string
  messages: Readonly<Record<string, string>>
  setup(site: SiteServices): Contributions
}
