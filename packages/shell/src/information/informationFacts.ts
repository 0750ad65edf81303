import type { PageFacts } from '../feature.ts'
import { informationNames, informationPaths, type InformationPageName } from './informationPages.ts'
import { informationMessages } from './messages.ts'

const factsOf = (name: InformationPageName): PageFacts => ({
  title: `information.${name}`,
  description: `information.${name}.description`,
})

export const informationFacts = {
  pages: Object.fromEntries(informationNames.map((name) => [informationPaths[name], factsOf(name)])),
  messages: informationMessages,
}
