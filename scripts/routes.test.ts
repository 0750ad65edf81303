import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkRoutes } from '../packages/shell/src/routing/checkRoutes.ts'
import { expectedRoutes } from '../packages/shell/src/routing/expectedRoutes.ts'
import { pageFactsOf } from '../packages/shell/src/routing/pageFacts.ts'
import type { SiteConfig } from '../packages/shell/src/site.ts'
import { routesTable, servedRoutes } from './routesPage.ts'
import { root } from './workspaces.ts'

const sites = await Promise.all(
  globSync('sites/*/site.config.ts', { cwd: root }).map(async (file) => ({
    name: path.basename(path.dirname(file)),
    site: ((await import(path.join(root, file))) as { site: SiteConfig }).site,
    routes: servedRoutes(((await import(path.join(root, file))) as { site: SiteConfig }).site),
  })),
)

const specified = new Map(
  expectedRoutes.map(({ path: at, audience = 'everyone', layout = 'page' }) => [at, [at, audience, layout]]),
)

describe.each(sites)('the paths of $name', ({ routes, site }) => {
  it('have a description for search engines, unless they are private or lead elsewhere', async () => {
    const { pages } = await pageFactsOf(site, routes)
    const bare = pages.filter(({ isPrivate, description }) => !isPrivate && description === undefined)
    expect(bare.map((one) => one.path)).toEqual([])
  })

  it('ROUTE-038 are each served once, with a screen', () => expect(() => checkRoutes(routes)).not.toThrow())

  it('ROUTE-037 ROUTE-051 have the audience and layout of the specification', () => {
    const seen = routes.flatMap(({ path: at, audience = 'everyone', layout = 'page' }) =>
      specified.has(at) ? [[at, audience, layout]] : [],
    )
    expect(seen.length).toBeGreaterThan(0)
    expect(seen).toEqual(seen.map(([at = '']) => specified.get(at)))
  })
})

it('the page about paths shows the current table of the reference site', () => {
  const page = readFileSync(path.join(root, 'docs/routes.md'), 'utf8')
  // Columns may be padded.
  const plain = (table = '') =>
    table
      .replaceAll(/ +/g, ' ')
      .replaceAll(/\| ?-+ ?(?=\|)/g, '|---')
      .trim()
  const table = /^\| path[^]*?(?=\n\n)/m.exec(page)?.[0]
  const { routes } = sites.find(({ name }) => name === 'b2c')!
  // To update the page, copy the expected text of a failure.
  expect(plain(table)).toBe(plain(routesTable(routes)))
})

it('ROUTE-061 every public path is served to players, too', () => {
  for (const { routes } of sites)
    expect(routes.filter(({ audience }) => audience === 'visitor').map(({ path: at }) => at)).toEqual([])
})
