import type { SiteConfig } from '../packages/shell/src/site.ts'
import { expectedRoutes, type ExpectedRoute } from '../packages/shell/src/routing/expectedRoutes.ts'
import type { SiteRoute } from '../packages/shell/src/routing/siteRoute.ts'
import { homePathOf, siteRoutes } from '../packages/shell/src/routing/siteRoutes.ts'
import { fakeSite } from '../packages/shell/src/testing/fakeSite.ts'

/** The feature may be `shell` or `site`. */
export interface ServedRoute extends SiteRoute {
  servedBy: string
}

export function servedRoutes(config: SiteConfig): ServedRoute[] {
  const contributions = config.features.map(({ name, setup }) => ({ name, own: setup(fakeSite().site) }))
  const servedBy = new Map(
    contributions.flatMap(({ name, own }) => (own.routes ?? []).map(({ path }) => [path, name] as const)),
  )
  const added = new Set((config.routes ?? []).map(({ path }) => path))
  const home = homePathOf(config.family === 'casino-only')
  return siteRoutes(
    config,
    contributions.map(({ own }) => own),
    home,
  ).map((route) => ({
    ...route,
    servedBy: servedBy.get(route.path) ?? (added.has(route.path) ? 'site' : 'shell'),
  }))
}

const audiences = { everyone: 'both', visitor: 'visitors', loggedIn: 'players' } as const
const surroundings = { page: 'all of it', stage: 'no footer', full: 'header', screen: 'nothing' } as const

const wordsOf = ({ audience = 'everyone', layout = 'page' }: Pick<ExpectedRoute, 'audience' | 'layout'>) =>
  `${audiences[audience]} | ${surroundings[layout]}`

/** Returns the path in the notation of the page: `/sports-book/{id?}`. */
const shown = (path: string) => path.replaceAll(/\{-\$(\w+)\}/g, '{$1?}').replaceAll(/\$(\w+)/g, '{$1}')

/**
 * Returns the table of `docs/routes.md`, in Markdown: the paths that a site serves, and those that a feature will
 * contribute.
 */
export function routesTable(served: readonly ServedRoute[]): string {
  const paths = new Set(served.map(({ path }) => path))
  const unknown = expectedRoutes.filter(({ path }) => !paths.has(path))
  const requirementsOf = (path: string) =>
    expectedRoutes.find((row) => row.path === path)?.requirements.join(', ') ?? ''
  return [
    '| path | who | around it | served by | requirements |',
    '|---|---|---|---|---|',
    ...served.map(
      (row) => `| \`${shown(row.path)}\` | ${wordsOf(row)} | ${row.servedBy} | ${requirementsOf(row.path)} |`,
    ),
    ...unknown.map(
      (row) =>
        `| \`${shown(row.path)}\` | ${wordsOf(row)} | unknown until \`${row.by}\` contributes it | ${row.requirements.join(', ')} |`,
    ),
  ].join('\n')
}
