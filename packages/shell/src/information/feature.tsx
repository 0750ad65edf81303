import { lazy } from 'react'
import { createStore } from 'zustand/vanilla'
import type { Feature, RouteContribution } from '../feature.ts'
import { useStore } from '../siteContext.ts'
import type { InformationOptions } from './informationOptions.ts'
import { informationNames, informationPaths, type InformationPageName } from './informationPages.ts'

export type {
  Block,
  Company,
  DocumentFacts,
  DocumentSection,
  InformationDocument,
  WriteDocument,
} from './informationDocument.ts'
export type { DocumentLoader, DocumentName, InformationOptions } from './informationOptions.ts'
export type { InformationPageName } from './informationPages.ts'

const loadPart = () => import('./informationPart.ts')

type OpenPanel = 'rules' | 'terms' | null

/**
 * The information pages of a site: rules, terms, privacy, responsible gambling, about us, leaderboard, affiliates,
 * promotions, questions, tutorials and the sitemap. The text of each is loaded when it is visited.
 */
export function information(options: InformationOptions = {}): Feature {
  const load = async (name: InformationPageName) => ({
    default: await (await loadPart()).loadPage(name, options),
  })
  const routes = informationNames
    .filter((name) => !options.without?.includes(name) && (name !== 'blogs' || options.documents?.blogs))
    .map((name): RouteContribution => ({ path: informationPaths[name], load: () => load(name) }))
  return {
    name: 'information',
    messages: {},
    pageFacts: async () => (await loadPart()).informationFacts,
    setup() {
      const panel = createStore<OpenPanel>(() => null)
      const open = (name: OpenPanel) => () => panel.setState(name, true)
      const Panel = lazy(async () => ({ default: (await loadPart()).InformationPanel }))
      return {
        routes,
        overlays: [
          function Overlay() {
            const name = useStore(panel)
            return name && <Panel name={name} load={load} onClose={open(null)} />
          },
        ],
        intents: { 'rules.open': open('rules'), 'terms.open': open('terms') },
        isAsking: { getState: () => panel.getState() !== null, subscribe: panel.subscribe },
      }
    },
  }
}
