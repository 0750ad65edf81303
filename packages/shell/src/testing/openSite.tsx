import '@kit/tokens'
import { aurora } from '@kit/tokens/brands/aurora'
import type { MessageId } from '@kit/ui'
import { createRoot, type Root } from 'react-dom/client'
import { page } from 'vitest/browser'
import { assembleSite } from '../assembleSite.ts'
import type { Feature } from '../feature.ts'
import { Site } from '../Site.tsx'
import { defineSite, type SiteConfig } from '../site.ts'
import { fakeBrowser } from './fakeBrowser.ts'
import { fakeOperator, type FakeOperatorOptions } from './fakeOperator.ts'

export interface Setting extends FakeOperatorOptions {
  path?: string
  flags?: SiteConfig['flags']
  live?: SiteConfig['live']
  features?: Feature[]
  brand?: SiteConfig['brand']
  languages?: SiteConfig['languages']
  words?: SiteConfig['words']
  parts?: SiteConfig['parts']
  order?: SiteConfig['order']
  stored?: Record<string, string>
  storedInTab?: Record<string, string>
  isDevelopment?: boolean
}

let root: Root | undefined
let stop: (() => void) | undefined

/**
 * Renders a whole site in the page, with a fake browser and a fake operator that the test drives.
 */
export function openSite({
  path = '/',
  flags,
  live,
  features = [],
  brand = aurora,
  languages,
  words,
  parts,
  order,
  stored = {},
  storedInTab = {},
  isDevelopment = false,
  ...operatorOptions
}: Setting = {}) {
  const fake = fakeBrowser(path)
  fake.browser.isDevelopment = isDevelopment
  for (const [key, value] of Object.entries(stored)) fake.browser.storage.setItem(key, value)
  for (const [key, value] of Object.entries(storedInTab)) fake.browser.tabStorage.setItem(key, value)
  const { operator, calls, setLive, emit } = fakeOperator(operatorOptions)
  const site = assembleSite(
    defineSite({
      family: 'b2c',
      name: 'Testbrand',
      brand,
      features,
      operator: { clientKey: 'test', whiteLabelId: '' },
      ...(words && { words }),
      ...(parts && { parts }),
      ...(order && { order }),
      ...(languages && { languages }),
      ...(flags && { flags }),
      ...(live && { live }),
    }),
    fake.browser,
    operator,
  )
  const element = document.createElement('div')
  document.body.append(element)
  root = createRoot(element)
  stop = site.start()
  root.render(<Site site={site} />)
  return { ...fake, site, operator, calls, setLive, emit }
}

export function closeSite() {
  root?.unmount()
  stop?.()
  document.body.replaceChildren()
}

export const login = { token: 't', userType: 'user' as const }

export const landing = page.getByRole('heading', { level: 1, name: 'The exchange under floodlights' })

export const pages: Feature = {
  name: 'pages',
  messages: { 'pages.item': 'Elsewhere' },
  setup: () => ({
    routes: [
      { path: '/events/$eventId', backTo: '/', load: async () => ({ default: () => <h1>The event</h1> }) },
    ],
    bottomBar: [
      {
        id: 'else',
        order: 10,
        labelId: 'pages.item' as MessageId,
        icon: null,
        to: '/events/1',
        useBadge: () => 3,
      },
    ],
  }),
}
