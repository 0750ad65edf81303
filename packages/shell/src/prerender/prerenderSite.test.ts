import { aurora } from '@kit/tokens/brands/aurora'
import { formatPoints } from '@kit/ui'
import { usd } from '@kit/ui/currencies'
import { createElement, useSyncExternalStore } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { Feature } from '../feature.ts'
import { replace, wrap } from '../parts/index.ts'
import { defineSite, type SiteConfig } from '../site.ts'
import { prerenderSite } from './prerenderSite.ts'

function Broken() {
  return useSyncExternalStore(
    () => () => {},
    () => 'no snapshot for a server',
  )
}

const feature: Feature = {
  name: 'pages',
  messages: {},
  setup: ({ operator }) => ({
    routes: [
      { path: '/plain', load: async () => ({ default: () => createElement('h1', null, 'Plain words') }) },
      {
        path: '/named/$name',
        load: async () => ({ default: () => createElement('h1', null, nameInPath) }),
      },
      {
        path: '/players',
        load: async () => ({
          default: () => createElement('p', null, operator.session.get() ? 'a player' : 'a visitor'),
        }),
      },
      {
        path: '/broken',
        load: async () => ({
          default: Broken,
        }),
      },
      {
        path: '/known/$id',
        exists: async () => false,
        load: async () => ({ default: () => createElement('p', null, 'Known') }),
      },
      {
        path: '/$sport',
        values: async () => ['4', '7'],
        load: async () => ({ default: () => createElement('p', null, 'A sport') }),
      },
    ],
  }),
}

const nameInPath = 'prerendered'

const site = defineSite({
  family: 'b2c',
  name: 'Harbour',
  brand: aurora,
  languages: ['en', 'hi'],
  features: [feature],
  live: { visitors: true },
  operator: { clientKey: 'kit' },
})

it('renders each page as a visitor and a player see it, on a phone and a wide screen, and asks nobody', async () => {
  const asked = vi.spyOn(globalThis, 'fetch')
  const { pages, variants, faults, languages } = await prerenderSite(site)
  const rootsAt = (path: string) => pages.find(({ paths }) => paths.includes(path))?.roots ?? []

  expect(variants).toHaveLength(4)
  expect(rootsAt('/').every((root) => root.includes('<header'))).toBe(true)
  expect(rootsAt('/plain').every((root) => root.includes('Plain words'))).toBe(true)
  expect(rootsAt('/players').map((root) => root.includes('a player'))).toEqual([false, false, true, true])
  expect(languages).toEqual(['en', 'hi'])

  // Its content depends on the parameter or on the browser, so it gets the shell.
  for (const path of ['/named/:name', '/known/:id'])
    for (const root of rootsAt(path)) {
      expect(root).toContain('<header')
      expect(root).not.toMatch(/prerendered|Known/)
    }
  // A static host serves the page for these two paths, and 404 for any other path of one segment
  //
  expect(pages.find(({ route }) => route === '/:sport')?.paths).toEqual(['/4', '/7'])
  expect(pages.flatMap(({ paths }) => paths)).not.toContain('/:sport')
  expect(rootsAt('/*').every((root) => root.includes('Page not found'))).toBe(true)

  // A page that cannot be rendered at build starts empty, and the build reports why.
  expect(rootsAt('/broken')).toEqual([])
  expect(faults).toEqual([expect.stringMatching(/^The page \/broken begins empty, for .*getServerSnapshot/)])
  expect(asked).not.toHaveBeenCalled()
  asked.mockRestore()
})

it('each page says what it is, and search engines stay out of what is a player’s own', async () => {
  const listed: Feature = {
    name: 'listed',
    messages: {},
    pageFacts: async () => ({
      pages: {},
      messages: { 'information.rules': 'Rules', 'information.rules.description': 'What holds.' },
    }),
    setup: () => ({
      routes: [
        {
          path: '/rules',
          title: 'information.rules',
          description: 'information.rules.description',
          load: async () => ({ default: () => createElement('h1', null, 'Rules') }),
        },
        {
          path: '/own',
          audience: 'loggedIn',
          load: async () => ({ default: () => createElement('h1', null, 'Own') }),
        },
        { path: '/one/$id', load: async () => ({ default: () => createElement('h1', null, 'One') }) },
      ],
    }),
  }
  const { pages, address } = await prerenderSite({
    ...site,
    address: 'https://harbour.example',
    features: [listed],
  })
  const headOf = (path: string) => pages.find(({ paths }) => paths.includes(path))?.head
  expect(address).toBe('https://harbour.example')
  expect(headOf('/rules')).toEqual({
    title: 'Rules | Harbour',
    description: 'What holds.',
    isPrivate: false,
    path: '/rules',
  })
  expect(headOf('/own')).toMatchObject({ isPrivate: true, path: undefined })
  expect(headOf('/one/:id')).toMatchObject({ isPrivate: false, path: undefined })
  expect(headOf('/')).toMatchObject({ title: 'Harbour', isPrivate: false, path: '/' })
  expect(headOf('/*')).toMatchObject({ isPrivate: true })
})

it('writes a site’s own parts ahead where the kit’s are, and says which page begins empty for one that throws', async () => {
  const { pages, faults } = await prerenderSite({
    ...site,
    parts: {
      header: wrap(({ Original, props }) =>
        createElement('div', null, 'The brand’s line', createElement(Original, props)),
      ),
      hero: replace(() => {
        throw new Error('no hero at build')
      }),
    },
  })
  const rootsAt = (path: string) => pages.find(({ paths }) => paths.includes(path))?.roots ?? []
  for (const root of rootsAt('/plain')) expect(root).toMatch(/The brand’s line.*<header/)
  expect(rootsAt('/plain')).toHaveLength(4)
  expect(rootsAt('/')).toEqual([])
  expect(faults).toContainEqual(expect.stringMatching(/^The page \/ begins empty, .*no hero at build/))
})

it('writes amounts in the site’s currency, names it to the bootstrap script, and else writes rupees', async () => {
  const amounts: Feature = {
    name: 'amounts',
    messages: {},
    setup: () => ({
      routes: [
        {
          path: '/amount',
          load: async () => ({
            default: () => createElement('p', null, formatPoints(123_456_789n, { currency: true })),
          }),
        },
      ],
    }),
  }
  const built = async (more: Partial<SiteConfig>) => {
    const { pages, facts } = await prerenderSite({ ...site, features: [amounts], ...more })
    return { facts, root: pages.find(({ paths }) => paths.includes('/amount'))?.roots[0] }
  }
  const inDollars = await built({ currency: usd })
  expect(inDollars.root).toContain('$1,234,567.89')
  expect(inDollars.facts.currency).toEqual(usd)
  const inRupees = await built({})
  expect(inRupees.root).toContain('₹12,34,567.89')
  expect(inRupees.facts.currency).toBeUndefined()
})

describe('the operator of a built site', () => {
  const boots = [{ module: '@kit/test/boot', asks: () => ['/api/home'] }]
  const built = (operator: Partial<SiteConfig['operator']>, more: Partial<SiteConfig> = {}) =>
    prerenderSite({
      ...site,
      features: [{ name: 'prices', messages: {}, boots, setup: () => ({}) }],
      operator: { clientKey: 'kit', ...operator },
      ...more,
    })
  const said = async (...given: Parameters<typeof built>) => {
    const { facts, connect, boots } = await built(...given)
    return { boot: boots.length === 0 ? undefined : facts.operator, connect }
  }

  it('is on the page’s own origin, or where its hosts say: the boot asks there, and the policy names them', async () => {
    expect(await said({})).toEqual({ boot: '', connect: [] })
    expect(await said({ hosts: 'https://api.example' })).toEqual({
      boot: 'https://api.example',
      connect: ['https://api.example', 'wss://api.example'],
    })
    const hosts = {
      b2b: 'https://b2b.example',
      master: 'https://master.example',
      socket: 'http://localhost:1',
    }
    expect(await said({ hosts })).toEqual({
      boot: '',
      connect: ['https://b2b.example', 'wss://b2b.example', 'https://master.example', 'ws://localhost:1'],
    })
    const others = { connect: ['https://reports.example'] }
    expect((await said({}, others)).connect).toEqual(others.connect)
    expect((await said({ hosts: () => 'https://api.example' }, others)).connect).toEqual(others.connect)
    await expect(built({}, { connect: ['https://reports.example/v1'] })).rejects.toThrow(
      'connect names "https://reports.example/v1": it must be an origin',
    )
    // This domain's calls go to another server (CONF-002).
    const flags = { 'domain.server': 'b2b' } as const
    expect((await said({ hosts }, { flags })).boot).toBe('https://b2b.example')
  })

  it.each<[string, Partial<SiteConfig['operator']>]>([
    ['adapters', { adapters: {} }],
    ['a fetch of the site’s own', { fetch: async () => new Response() }],
    ['hosts that the page’s name decides', { hosts: () => 'https://api.example' }],
  ])('leaves the first prices to the site where there are %s', async (_what, operator) => {
    expect((await said(operator)).boot).toBe(undefined)
  })

  it.each<[string, Partial<SiteConfig['operator']>, string]>([
    [
      'a path',
      { hosts: 'https://api.example/v2' },
      '"domain" is "https://api.example/v2": it must be an origin',
    ],
    ['no scheme', { hosts: { master: 'api.example' } }, '"master" is "api.example": it must be an origin'],
    [
      'another scheme',
      { hosts: { socket: 'wss://live.example' } },
      '"socket" is "wss://live.example": it must be',
    ],
    ['no encryption', { hosts: 'http://api.example' }, 'pages on https cannot call it'],
    [
      'a kind that there is not',
      { hosts: { casino: 'https://c.example' } as object },
      'has no host "casino"',
    ],
    ['a function that gives one', { hosts: () => 'nowhere' }, '"domain" is "nowhere"'],
  ])('refuses a host with %s, in a sentence', async (_what, operator, sentence) => {
    await expect(built(operator)).rejects.toThrow(sentence)
  })
})
