import type { Brand } from '@kit/tokens'
import type { PageFacts } from '../boot/pageBoot.ts'
import type { Feature } from '../feature.ts'
import { assembleSite } from '../assembleSite.ts'
import { operatorAtBuild } from './operatorAtBuild.ts'
import { checkRoutes } from '../routing/checkRoutes.ts'
import { homePaths } from '../routing/isHomePage.ts'
import { pageFactsOf } from '../routing/pageFacts.ts'
import { siteFlags, type SiteConfig } from '../site.ts'
import { pageBrowser } from './pageBrowser.ts'
import { pageVariants, type PageVariant } from './pageVariant.ts'
import { pageHead, unlistedHead } from './pageHead.ts'
import type { PrerenderedPage } from './prerenderedPage.ts'
import { comesLater, prerenderPage } from './prerenderPage.tsx'
import { siteApp, type SiteApp } from './siteApp.ts'

export interface PrerenderedSite {
  /** The site's display name. */
  name: string
  brand: Brand
  /** The site's public origin, if its file names one. */
  address: string | undefined
  pages: PrerenderedPage[]
  /** Reasons why pages could not be rendered at build, one sentence each. */
  faults: readonly string[]
  variants: readonly PageVariant[]
  facts: Omit<PageFacts, 'entry' | 'sheets' | 'behind' | 'taps' | 'given'>
  density: string
  languages: readonly string[]
  /** The features that render before React: the module, and its requests on a path. */
  boots: readonly NonNullable<Feature['boots']>[number][]
  taps: readonly NonNullable<Feature['taps']>[number][]
  /** Origins that its pages connect to in addition to their own. */
  connect: readonly string[]
  app: SiteApp
}

/** Represents the parameters of a path; no text of a page may depend on it. */
const anyParameter = 'prerendered'

const unknownPath = '/prerendered/and/unknown'

const shellPath = (layout: string) => `/prerendered-${layout}`
const layouts = ['page', 'stage', 'full', 'screen'] as const

/** Pages for paths without further facts: the frame of each layout, and the skeleton of a page. */
const shells: Feature = {
  name: 'prerendered shells',
  messages: {},
  setup: () => ({
    routes: layouts.map((layout) => ({
      path: shellPath(layout),
      layout,
      load: async () => ({ default: comesLater }),
    })),
  }),
}

/** One more address for each optional parameter. */
function addressesOf(path: string): string[] {
  const [fixed = '', ...optional] = path
    .replaceAll(/\$(\w+)/g, ':$1')
    .split(/\/\{-(:\w+)\}/)
    .filter(Boolean)
  return [fixed, ...optional.map((_, index) => [fixed, ...optional.slice(0, index + 1)].join('/'))]
}

/**
 * Returns the addresses of the home page. Servers are case-sensitive, the sign-up is not.
 */
const homeAddresses = (homePath: string): string[] => [
  ...new Set([homePath, ...homePaths.flatMap(addressesOf)]),
  ...homePaths
    .flatMap(addressesOf)
    .flatMap((path) => (path.startsWith('/signup') ? [path.replace('u', 'U')] : [])),
]

const nameOf = (path: string) => path.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'index'

/**
 * Renders every page of a site that needs no answer of the operator to start: the landing page, and
 * what is known of each other path. A page that depends on its parameters gets the shell of its
 * layout.
 */
export async function prerenderSite(config: SiteConfig): Promise<PrerenderedSite> {
  const whole = { ...config, features: [...config.features, shells] }
  const site = assembleSite(whole, pageBrowser('/', pageVariants[0]!))
  site.services.operator.close()
  checkRoutes(site.routes)
  const { bootOrigin, connect } = operatorAtBuild(config, site.services.flags)
  const faults: string[] = []
  /** Without roots a page starts empty, and the site renders it in the browser. */
  const render = async (path: string) => {
    try {
      return await Promise.all(pageVariants.map((variant) => prerenderPage(whole, path, variant)))
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error))
      return []
    }
  }

  const shellRoots = new Map<string, string[]>()
  for (const layout of layouts) shellRoots.set(layout, await render(shellPath(layout)))

  const { homePath } = site
  const pageFacts = await pageFactsOf(config, site.routes)
  const headOf = (path: string) => pageHead(path, homePath, pageFacts, config.name)
  const pages: PrerenderedPage[] = [
    {
      paths: homeAddresses(homePath),
      route: homePath,
      name: 'index',
      roots: await render(homePath),
      head: headOf(homePath),
    },
  ]
  for (const { path, layout = 'page', exists, values, isHome } of site.routes) {
    if (isHome || path === homePath || path.startsWith(shellPath(''))) continue
    const example = path.replaceAll(/\{-\$\w+\}|\$\w+/g, anyParameter)
    // The parameters decide whether such a page exists.
    const roots = exists || values ? shellRoots.get(layout)! : await render(example)
    const isOfParameters = roots.some((root) => root.includes(anyParameter))
    pages.push({
      paths: values ? (await values()).map((value) => path.replace(/\$\w+/, value)) : addressesOf(path),
      route: addressesOf(path)[0] ?? path,
      name: nameOf(path),
      roots: isOfParameters ? shellRoots.get(layout)! : roots,
      head: headOf(path),
    })
  }
  pages.push({
    paths: ['/*'],
    route: '/*',
    name: 'unknown',
    roots: await render(unknownPath),
    head: unlistedHead(config.name),
  })
  return {
    name: config.name,
    brand: config.brand,
    address: config.address,
    pages,
    faults,
    variants: pageVariants,
    facts: {
      locale: site.texts.getState().locale,
      currency: config.currency,
      messages: site.messages,
      flags: siteFlags(config),
      operator: bootOrigin ?? '',
    },
    density: config.density ?? config.brand.density,
    languages: config.languages ?? [],
    boots: (bootOrigin === undefined ? [] : config.features)
      .flatMap(({ boots }) => boots ?? [])
      .filter(({ isOf }) => isOf?.(site.services.flags) ?? true),
    taps: config.features.flatMap(({ taps }) => taps ?? []),
    connect,
    app: siteApp(site, pages, shellRoots.get('page')),
  }
}
