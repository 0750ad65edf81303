import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { OperatorError } from '@kit/sdk'
import {
  askEvents,
  askMarkets,
  eventSummary,
  highlightsChanged,
  market as wireMarket,
  type Market,
  type SiteConfiguration,
} from '@kit/sdk/contract'
import { invalidate } from '@kit/sdk/query'
import { SideNav, Skeleton } from '@kit/ui'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import * as z from 'zod/mini'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FakeBetting, type FakeBettingProps } from '../../testing/fakeSite.tsx'
import { market } from '../../testing/market.ts'
import { CompetitionScreen } from './CompetitionScreen.tsx'
import { FavouritesScreen } from './FavouritesScreen.tsx'
import { InPlayScreen } from './InPlayScreen.tsx'
import { SportScreen } from './SportScreen.tsx'
import { EventSearch } from './EventSearch.tsx'
import { PlacesSection, PoliticsSection, SportsSection } from './SportsSection.tsx'
import { SportsStrip } from './SportsStrip.tsx'
import { sportOf } from './sports.ts'
import { highlightsRoom } from './lists.css.ts'
import { stripRoom } from './strip.css.ts'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

function open(
  screen: ReactNode,
  {
    hotEvent = [],
    tournament = () => [],
    socket,
    ...options
  }: Omit<FakeBettingProps, 'children'> & {
    hotEvent?: string[]
    /** Sports with their competitions, as the operator's configuration has them at each read. */
    tournament?: () => SiteConfiguration['tournament']
    /** Answers of the socket, by event; a request without an answer gets an error. */
    socket?: Record<string, unknown>
  } = {},
) {
  const navigate = vi.fn<(path: string) => void>()
  const follow = vi.fn<(marketId: string) => () => void>(() => () => undefined)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <FakeBetting
      {...options}
      prepare={({ site }) => {
        Object.assign(site, { navigate })
        Object.assign(site.operator.live, { followMarket: follow })
        if (socket)
          Object.assign(site.operator.live, {
            send: (
              { event: name }: { event: string },
              _payload: unknown,
              tell?: (answer: unknown) => void,
            ) => {
              const docs = socket[name]
              tell?.(docs ? { docs } : { error: { code: 'too-many-events', message: 'Too often' } })
              return true
            },
          })
        Object.assign(site.operator, { configure: async () => ({ hotEvent, tournament: tournament() }) })
      }}
    >
      {screen}
    </FakeBetting>,
  )
  return { navigate, follow }
}

const event = (id: string, name: string, facts: Partial<Market> = {}): Market =>
  market({ id: `1.${id}`, event: { ...market().event, id, name }, ...facts })
const football = { id: '1', name: 'Soccer' }
const live = event('300', 'Netherlands v England')
const upcoming = (id: string, name: string, minutes: number, facts: Partial<Market> = {}) =>
  event(id, name, {
    isInPlay: false,
    openDate: new Date(Date.UTC(2026, 10, 21, 12, minutes)).toISOString(),
    eventType: football,
    competition: { id: '20', name: 'Premier League', region: '' },
    ...facts,
  })
const five = ['A v B', 'C v D', 'E v F', 'G v H', 'I v J'].map((name, at) =>
  upcoming(String(400 + at), name, 10 + at),
)
const summaryOf = (own: Market) => ({
  eventType: own.eventType,
  competition: own.competition,
  event: own.event,
  isInPlay: own.isInPlay,
  marketIds: [own.id],
  mainMarket: own,
})
function SpyOnQueries({ onQueries }: { onQueries: (queries: QueryClient) => void }) {
  onQueries(useQueryClient())
  return null
}
const followEvent = (queries: QueryClient) => invalidate(queries, highlightsChanged.changes ?? [])
const heading = (name: string | RegExp, level: number) => page.getByRole('heading', { name, level })

describe('the in-play page', () => {
  it('MKT-022 MKT-017 pads few events in play with the next four, each LIVE or VS', async () => {
    open(<InPlayScreen />, { markets: [live, ...five] })
    await expect.element(heading('In play', 1)).toBeVisible()
    await expect.element(heading('Cricket', 2)).toBeVisible()
    await expect.element(heading('Starting next', 2)).toBeVisible()
    const cards = page.getByRole('article')
    await expect.poll(() => cards.elements().length).toBe(5)
    const tags = cards.elements().map((card) => /LIVE|VS/.exec(card.textContent ?? '')?.[0])
    expect(tags).toEqual(['LIVE', 'VS', 'VS', 'VS', 'VS'])
    await expect.element(page.getByText('I v J')).not.toBeInTheDocument()
  })

  it('says that nothing is in play, and shows what starts next', async () => {
    open(<InPlayScreen />, { markets: [five[0]!] })
    await expect.element(page.getByText('No event is in play right now')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'A v B' })).toBeVisible()
  })

  it('follows only the market of a card on screen, and not its whole event', async () => {
    const { follow } = open(<InPlayScreen />, { markets: [live] })
    await expect.poll(() => follow.mock.calls).toEqual([['1.300']])
  })

  it('shows an error if the events could not be loaded, and tries again', async () => {
    const calls: string[] = []
    open(<InPlayScreen />, { failing: ['getHome'], onCall: (name) => void calls.push(name) })
    const retry = page.getByRole('button', { name: 'Try again' })
    await expect.element(page.getByText('The events could not be loaded')).toBeVisible()
    const before = calls.filter((name) => name === 'getHome').length
    await retry.click()
    await expect.poll(() => calls.filter((name) => name === 'getHome').length).toBe(before + 1)
  })

  it('SOCK-014 shows the events from the socket if the list cannot be read over HTTP', async () => {
    const events = [live, ...five].map((own) => z.encode(eventSummary, summaryOf(own)))
    open(<InPlayScreen />, { failing: ['getHome'], socket: { [askEvents.event]: events } })
    await expect.element(page.getByRole('link', { name: 'Netherlands v England' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'A v B' })).toBeVisible()
    await expect.element(page.getByText('The events could not be loaded')).not.toBeInTheDocument()
  })

  it('SOCK-014 shows an error if the socket does not answer either', async () => {
    open(<InPlayScreen />, { failing: ['getHome'], socket: {} })
    await expect.element(page.getByText('The events could not be loaded')).toBeVisible()
  })

  it.each([
    ['maintenance', 503],
    ['refused', 429],
  ] as const)('SOCK-014 does not ask the socket if the operator refuses: %s', async (kind, status) => {
    const events = [z.encode(eventSummary, summaryOf(live))]
    open(<InPlayScreen />, {
      onCall: (name) =>
        name === 'getHome' ? Promise.reject(new OperatorError(kind, 'No', { status })) : undefined,
      socket: { [askEvents.event]: events },
    })
    await expect.element(page.getByText('The events could not be loaded')).toBeVisible()
  })
})

it('the strip leaves the sports to the tree next to the page on a laptop', async () => {
  open(<SportsStrip />, { markets: [live], highlight: ['300'] })
  const strip = page.getByRole('navigation', { name: 'Sports', exact: true })
  await page.viewport(1_023, 800)
  await expect.element(strip).toBeVisible()
  await page.viewport(1_024, 800)
  await expect.element(page.getByRole('navigation', { name: 'Highlights' })).toBeVisible()
  await expect.element(strip).not.toBeInTheDocument()
  await page.viewport(414, 896)
})

it('Q-125 the strip starts with the events marked hot in the operator’s configuration, and labels them', async () => {
  open(<SportsStrip />, { markets: [live, ...five], highlight: ['300', '400', '401'], hotEvent: ['401'] })
  const links = page.getByRole('navigation', { name: 'Highlights' }).getByRole('link')
  const names = () => links.elements().map(({ textContent }) => textContent)
  await expect.poll(() => names()[0]).toMatch(/^Hot.*C v D$/)
  expect(names().slice(1).join()).not.toContain('Hot')
})

it('the strip and its highlights extend to the edges of a phone’s screen, not to those of the page', async () => {
  Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' })
  await page.viewport(390, 844)
  document.body.style.margin = '0'
  open(
    <main style={{ paddingInline: '16px' }}>
      <SportsStrip />
    </main>,
    { markets: [live, ...five], highlight: ['404'] },
  )
  await expect.element(page.getByRole('navigation', { name: 'Highlights' })).toBeVisible()
  const rows = page.getByRole('list').elements()
  expect(rows).toHaveLength(2)
  for (const row of rows) {
    const { left, right } = row.getBoundingClientRect()
    expect([left, right]).toEqual([0, 390])
    expect(row.firstElementChild?.getBoundingClientRect().left).toBe(16)
  }
  document.body.style.margin = ''
  await page.viewport(414, 896)
})

it.each([390, 1_280])(
  'the strip and its highlights are as high at %i px as the space kept for them: nothing below moves',
  async (widthPx) => {
    await page.viewport(widthPx, 844)
    Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' })
    open(
      <>
        <Skeleton shape="block" className={stripRoom} data-testid="strip room" />
        <Skeleton shape="block" className={highlightsRoom} data-testid="lower room" />
        <div data-testid="drawn">
          <SportsStrip />
        </div>
      </>,
      { markets: [live, ...five], highlight: ['404'] },
    )
    const heightOf = (locator: { element(): Element }) => locator.element().getBoundingClientRect().height
    const highlights = page.getByRole('navigation', { name: 'Highlights' })
    await expect.element(highlights).toBeVisible()
    expect(heightOf(highlights)).toBe(heightOf(page.getByTestId('lower room')))
    expect(heightOf(page.getByTestId('drawn'))).toBe(heightOf(page.getByTestId('strip room')))
    delete document.documentElement.dataset.brand
    await page.viewport(414, 896)
  },
)

describe('the highlights', () => {
  const highlight = ['404', '300', 'gone']
  const links = () => page.getByRole('navigation', { name: 'Highlights' }).getByRole('link')
  const texts = () =>
    links()
      .elements()
      .map((link) => link.textContent)

  it('SOCK-020 CALL-075 are the events the operator returns, in its order, each with a link', async () => {
    open(<SportsStrip />, { markets: [live, ...five], highlight })
    await expect.poll(texts).toEqual(['VSI v J', 'LIVENetherlands v England'])
    await expect.element(links().first()).toHaveAttribute('href', '/events/1/404')
  })

  it('SOCK-020 are read again when the operator reports a change', async () => {
    let named = ['404']
    let queries: QueryClient | undefined
    open(
      <>
        <SpyOnQueries onQueries={(own) => (queries = own)} />
        <SportsStrip />
      </>,
      {
        markets: [live, ...five],
        highlight,
        onCall: (name) =>
          name === 'listHighlights'
            ? named.map((id) => summaryOf([live, ...five].find((one) => one.event.id === id)!))
            : undefined,
      },
    )
    await expect.poll(texts).toEqual(['VSI v J', 'LIVENetherlands v England'])
    named = ['402', '404']
    if (queries) followEvent(queries)
    await expect.poll(texts).toEqual(['VSE v F', 'VSI v J'])
  })

  it('are not shown if the operator returns none', async () => {
    open(<SportsStrip />, { markets: [live] })
    await expect.element(page.getByRole('link', { name: /^In play/ })).toBeVisible()
    await expect.poll(() => links().elements().length).toBe(0)
  })

  it('MKT-016 show LIVE by the second rule if the brand uses it, and only until it ends', async () => {
    // Ten minutes after the open date, and 5.5 hours later.
    const nowMs = Date.UTC(2026, 10, 21, 10) + (5.5 * 60 + 10) * 60_000
    const flags = { 'market.legacyInPlayWindow': true }
    open(<SportsStrip />, { markets: [live], highlight: ['300'], flags, nowMs })
    await expect.poll(texts).toEqual(['LIVENetherlands v England'])
    root?.unmount()
    open(<SportsStrip />, { markets: [live], highlight: ['300'], flags, nowMs: nowMs + 1 })
    await expect.poll(texts).toEqual(['VSNetherlands v England'])
    root?.unmount()
    const without = { 'market.legacyInPlayWindow': false }
    open(<SportsStrip />, { markets: [live], highlight: ['300'], flags: without, nowMs: nowMs + 1 })
    await expect.poll(texts).toEqual(['LIVENetherlands v England'])
  })
})

describe('the page of a sport', () => {
  it('ROUTE-016 lists its competitions with their events, and no other sport', async () => {
    open(<SportScreen sport={sportOf('1', '')} />, { markets: [live, ...five] })
    await expect.element(heading('Soccer', 1)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Premier League' }).first())
      .toHaveAttribute('href', '/exchange/1/20')
    await expect.poll(() => page.getByRole('article').elements().length).toBe(5)
    await expect.element(page.getByText('Netherlands v England')).not.toBeInTheDocument()
  })

  const cup = upcoming('600', 'K v L', 30, { competition: { id: '21', name: 'World Cup', region: '' } })
  const two = [
    { id: '4', name: 'Cricket', competitions: [{ id: '30', name: 'Ashes' }] },
    {
      id: '1',
      name: 'Soccer',
      competitions: [
        { id: '21', name: 'World Cup' },
        { id: '20', name: 'Premier League' },
        { id: '99', name: 'Without Events' },
      ],
    },
  ]
  const competitions = () => page.getByRole('navigation', { name: 'Competitions' })
  const namesIn = () =>
    competitions()
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent)

  it('CONF-023 lists the tournaments of the operator’s configuration that have events, each with its page', async () => {
    open(<SportScreen sport={sportOf('1', '')} />, { markets: [...five, cup], tournament: () => two })
    await expect.poll(namesIn).toEqual(['World Cup', 'Premier League'])
    await expect
      .element(competitions().getByRole('link', { name: 'World Cup' }))
      .toHaveAttribute('href', '/exchange/1/21')
  })

  it('CONF-023 links a competition to the others, and marks the current one', async () => {
    open(<CompetitionScreen sportId="1" competitionId="21" />, {
      markets: [...five, cup],
      tournament: () => two,
    })
    await expect
      .element(competitions().getByRole('link', { name: 'World Cup' }))
      .toHaveAttribute('aria-current', 'page')
    await expect
      .element(competitions().getByRole('link', { name: 'Premier League' }))
      .not.toHaveAttribute('aria-current')
  })

  it('CONF-023 reads the tournaments again every 120 s', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    let known = two
    open(<SportScreen sport={sportOf('1', '')} />, { markets: [...five, cup], tournament: () => known })
    await expect.poll(namesIn).toEqual(['World Cup', 'Premier League'])
    known = two.map((one) => ({ ...one, competitions: one.competitions.toReversed() }))
    vi.advanceTimersByTime(119_000)
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(namesIn()).toEqual(['World Cup', 'Premier League'])
    vi.advanceTimersByTime(1_000)
    await expect.poll(namesIn).toEqual(['Premier League', 'World Cup'])
    vi.useRealTimers()
  })

  it('CONF-023 lists none if the operator sends none, or only one has events', async () => {
    open(<SportScreen sport={sportOf('1', '')} />, { markets: five, tournament: () => two })
    await expect.element(page.getByRole('link', { name: 'Premier League' })).toBeVisible()
    await expect.element(competitions()).not.toBeInTheDocument()
  })

  it('shows a message if it has no event', async () => {
    const { navigate } = open(<SportScreen sport={sportOf('3', '')} />, { markets: [live] })
    await expect.element(page.getByText('No Golf event right now')).toBeVisible()
    await page.getByRole('button', { name: 'See what is in play' }).click()
    expect(navigate).toHaveBeenCalledWith('/inPlay')
  })
})

describe('the sports section of the side navigation', () => {
  const sports = (
    <SideNav.Root aria-label="Places">
      <PlacesSection />
      <SportsSection />
      <PoliticsSection />
    </SideNav.Root>
  )
  const others = [
    live,
    ...five,
    upcoming('500', 'Raiders v Bulls', 20, { eventType: { id: '23789607', name: 'Kabaddi' } }),
  ]
  const menu = () => page.getByRole('navigation', { name: 'Places' })
  const group = (name: RegExp) => menu().getByRole('button', { name })

  it('SHELL-062 SHELL-063 SHELL-064 SHELL-065 opens one sport and one competition at a time', async () => {
    const wc = upcoming('600', 'K v L', 30, { competition: { id: '21', name: 'World Cup', region: '' } })
    open(sports, { markets: [...others, wc] })
    await group(/^Soccer/).click()
    await group(/^Premier League/).click()
    await expect.element(menu().getByRole('link', { name: /A v B/ })).toBeVisible()
    await group(/^World Cup/).click()
    await expect.element(menu().getByRole('link', { name: /A v B/ })).not.toBeInTheDocument()
    await expect.element(menu().getByRole('link', { name: /K v L/ })).toBeVisible()
    await group(/^Cricket/).click()
    await expect.element(group(/^World Cup/)).not.toBeInTheDocument()
    await expect.element(group(/^One Day Internationals/)).toBeVisible()
  })

  it('MKT-018 lists Kabaddi last among the sports', async () => {
    open(sports, { markets: others })
    await expect.element(group(/^Kabaddi/)).toBeVisible()
    const names = menu()
      .getByRole('button')
      .elements()
      .map((button) => button.textContent ?? '')
    expect(names.map((name) => /[A-Z][a-z]+/.exec(name)?.[0])).toEqual(['Soccer', 'Cricket', 'Kabaddi'])
  })

  it('SHELL-060 SHELL-067 asks a visitor to log in for favourites and politics', async () => {
    const asked = vi.fn()
    root = createRoot(document.body.appendChild(document.createElement('div')))
    root.render(
      <FakeBetting
        isLoggedIn={false}
        markets={others}
        prepare={({ site }) => Object.assign(site, { request: asked })}
      >
        {sports}
      </FakeBetting>,
    )
    await menu().getByRole('button', { name: 'Favorite' }).click()
    await menu().getByRole('button', { name: 'Politics' }).click()
    expect(asked.mock.calls).toEqual([
      ['login', { returnTo: '/favorite' }],
      ['login', { returnTo: '/2378961' }],
    ])
  })
})

describe('the favourites', () => {
  it.each([
    { status: 'off' as const, reads: 40 },
    { status: 'connecting' as const, reads: 40 },
    { status: 'live' as const, reads: 0 },
  ])(
    'MKT-024 read the favourite markets again every 1.5 s while the socket is $status: $reads times a minute',
    async ({ status, reads }) => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
      try {
        const calls: string[] = []
        open(<FavouritesScreen />, {
          status,
          markets: [live],
          onCall: (name) => {
            calls.push(name)
            if (name === 'listFavouriteMarkets') return [{ marketId: live.id }]
            return name === 'listFavouriteEvents' ? [] : undefined
          },
        })
        await expect.element(page.getByRole('region', { name: 'Match Odds' })).toBeVisible()
        calls.length = 0
        for (let turn = 0; turn < 120; turn += 1) {
          vi.advanceTimersByTime(500)
          await new Promise((resolve) => requestAnimationFrame(resolve))
        }
        expect(calls.filter((name) => name === 'getMarketGroup')).toHaveLength(reads)
      } finally {
        vi.useRealTimers()
      }
    },
  )
})

describe('search', () => {
  const found = (name: string, id: string) => ({
    eventTypeId: '4',
    eventTypeName: 'Cricket',
    eventId: id,
    eventName: name,
    countryCode: '',
    timezone: '',
    openDate: '2026-11-21T10:00:00.000Z',
    markets: [],
  })
  const asked: string[] = []
  const answer = (name: string, request: unknown) => {
    if (name !== 'searchEvents') return undefined
    const { search } = request as { search: string }
    asked.push(search)
    const cricket = { name: 'Cricket', events: [found('Netherlands v England', '300')] }
    if (search === 'many')
      return [
        { name: 'Cricket', events: Array.from({ length: 40 }, (_, at) => found(`Match ${at}`, `${at}`)) },
      ]
    const soccer = { name: 'Soccer', events: [{ ...found('England v Wales', '301'), eventTypeId: '1' }] }
    return search === 'nothing' ? [] : [cricket, soccer]
  }
  const field = () => page.getByRole('combobox', { name: 'Search events' })
  function openSearch() {
    asked.length = 0
    return open(<EventSearch />, { onCall: answer })
  }

  it('SHELL-071 requests after typing pauses, shows events by sport, and opens one with the keyboard', async () => {
    const { navigate } = openSearch()
    await field().click()
    await userEvent.keyboard('eng')
    await expect.element(page.getByRole('group', { name: 'Cricket' })).toBeVisible()
    expect(asked).toEqual(['eng'])
    await expect
      .element(page.getByRole('group', { name: 'Soccer' }).getByRole('option', { name: /England v Wales/ }))
      .toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.poll(() => navigate.mock.calls).toEqual([['/events/1/301']])
    await field().click()
    await expect
      .element(
        page.getByRole('group', { name: 'Recently viewed' }).getByRole('option', { name: /England v Wales/ }),
      )
      .toBeVisible()
  })

  it('SHELL-059 has a list of at most 300 px, however many events are found', async () => {
    openSearch()
    await field().click()
    await userEvent.keyboard('many')
    const list = page.getByRole('listbox')
    await expect.element(list.getByRole('option', { name: /Match 39/ })).toBeInTheDocument()
    const box = list.element()
    const shown = Math.min(...[box, box.parentElement!].map((one) => one.getBoundingClientRect().height))
    expect(shown).toBeGreaterThan(100)
    expect(shown).toBeLessThanOrEqual(300)
  })

  it('says when nothing was found, and when a text is too short to search', async () => {
    openSearch()
    await field().click()
    await userEvent.keyboard('n')
    await expect.element(page.getByText('Type two letters or more')).toBeVisible()
    // Filled at once: on a busy machine typing pauses between two letters.
    await field().fill('nothing')
    await expect.element(page.getByText('No events found')).toBeVisible()
    expect(asked).toEqual(['nothing'])
  })
})

describe('the favourites screen', () => {
  const favourites = (events: string[], markets: string[]) => (name: string) => {
    if (name === 'listFavouriteEvents') return events.map((eventId) => ({ eventId }))
    if (name === 'listFavouriteMarkets') return markets.map((marketId) => ({ marketId }))
    return undefined
  }

  it('ROUTE-050 FAV-001 shows favourite events and live favourite markets, and follows those markets', async () => {
    const { follow } = open(<FavouritesScreen />, {
      markets: [live, ...five],
      onCall: favourites(['401', '300'], ['1.300']),
    })
    await expect.element(heading('Favorite', 1)).toBeVisible()
    await expect.poll(() => page.getByRole('article').elements().length).toBe(2)
    expect(page.getByRole('article').first().element().textContent).toContain('C v D')
    await expect.element(page.getByRole('region', { name: 'Match Odds' })).toBeVisible()
    await page.getByRole('region', { name: 'Match Odds' }).element().scrollIntoView()
    await expect.poll(() => follow.mock.calls.flat()).toContain('1.300')
  })

  it('SOCK-016 shows favourite markets from the socket if they cannot be read over HTTP', async () => {
    open(<FavouritesScreen />, {
      markets: [live],
      failing: ['getMarketGroup'],
      onCall: favourites([], ['1.300']),
      socket: { [askMarkets.event]: [z.encode(wireMarket, live)] },
    })
    await expect.element(page.getByRole('region', { name: 'Match Odds' })).toBeVisible()
    await expect.element(page.getByText('Your favorites could not be loaded')).not.toBeInTheDocument()
  })

  it('explains how to add favourites if there are none', async () => {
    open(<FavouritesScreen />, { markets: [live], onCall: favourites([], []) })
    await expect.element(page.getByText('You have no favorites yet')).toBeVisible()
  })

  it('shows an error if they could not be loaded', async () => {
    open(<FavouritesScreen />, { markets: [live] })
    await expect.element(page.getByText('Your favorites could not be loaded')).toBeVisible()
  })
})
