import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import type { Home } from '@kit/sdk/contract'
import { homeQuery } from '@kit/sdk/query'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { FakeBetting, homeOf } from '../../testing/fakeSite.tsx'
import { levels, market, runner } from '../../testing/market.ts'
import { useBetting, type BettingServices } from '../../slip/model/bettingContext.ts'
import { InPlayEvents, UpcomingEvents } from './EventLists.tsx'
import { homeLists } from './homeLists.ts'
import { paintedListsKey } from './useHome.ts'

let root: Root | undefined
beforeAll(() => void Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' }))
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

/**
 * Renders the home page with this many events, which start one after another and are in reverse order in the document.
 */
function open(count: number) {
  const markets = Array.from({ length: count }, (_, index) => {
    const openDate = new Date(Date.UTC(2090, 0, 1, 0, count - index)).toISOString()
    const id = `9${index}`
    const event = { ...market().event, id, name: `Event ${count - index}`, openDate }
    return market({ id: `1.${id}-1`, isInPlay: false, openDate, event })
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <FakeBetting markets={markets}>
      <UpcomingEvents />
    </FakeBetting>,
  )
}
/** The in-play list is empty, so it is padded with the first upcoming events (MKT-022). */
const padding = 4
const upcoming = page.getByRole('region', { name: 'Upcoming' })

it('shows six events, the rest on request, and a link to all: the page is at most six screens long', async () => {
  open(14 + padding)
  const shown = () => upcoming.getByRole('heading', { level: 3 }).elements().length
  await expect.element(upcoming.getByRole('link', { name: 'All sports' })).toHaveAttribute('href', '/events')
  expect(shown()).toBe(6)
  await expect.element(upcoming.getByRole('heading', { name: 'Event 5', exact: true })).toBeInTheDocument()
  await expect.element(upcoming.getByText('Event 11')).not.toBeInTheDocument()
  await upcoming.getByRole('button', { name: 'Show 6 more' }).click()
  expect(shown()).toBe(12)
  await upcoming.getByRole('button', { name: 'Show 2 more' }).click()
  expect(shown()).toBe(14)
  await expect.element(upcoming.getByRole('link', { name: 'All sports' })).not.toBeInTheDocument()
})

it('shows all events if they are few', async () => {
  open(6 + padding)
  await expect.element(upcoming.getByText('Event 10')).toBeInTheDocument()
  await expect.element(upcoming.getByRole('link', { name: 'All sports' })).not.toBeInTheDocument()
})

/** Renders events of three runners in a column as wide as the one between the side columns of a laptop. */
function openWide(count: number) {
  const runners = ['Eastmere United', 'Granville Athletic', 'The Draw'].map((name, index) =>
    runner(String(index), name, { back: levels(250), lay: levels(254) }),
  )
  const markets = Array.from({ length: count }, (_, index) => {
    const id = `8${index}`
    const event = { ...market().event, id, name: 'Eastmere United v Granville Athletic' }
    return market({ id: `1.${id}`, isInPlay: true, event, runners })
  })
  const column = document.body.appendChild(document.createElement('div'))
  column.style.inlineSize = 'min(630px, 100%)'
  root = createRoot(column)
  root.render(
    <FakeBetting markets={markets}>
      <InPlayEvents />
    </FakeBetting>,
  )
}

it('Q-133 a card is a row on a laptop: 30 whole prices in 480 px, none of them cut', async () => {
  await page.viewport(1440, 900)
  openWide(5)
  const prices = () => [...document.querySelectorAll<HTMLElement>('button[data-runner]')]
  await expect.poll(() => prices().filter(({ textContent }) => textContent !== '').length).toBe(30)
  const boxes = prices().map((price) => price.getBoundingClientRect())
  const top = document.querySelector('article')!.getBoundingClientRect().top
  expect(Math.max(...boxes.map(({ bottom }) => bottom)) - top).toBeLessThanOrEqual(480)
  // The three runners of an event are in one line.
  expect(new Set(boxes.map((box) => box.top)).size).toBe(5)
  for (const price of prices()) expect(price.scrollWidth).toBeLessThanOrEqual(price.clientWidth)
})

it('a card has a row for each runner on a phone', async () => {
  await page.viewport(390, 844)
  openWide(1)
  const runners = () => [...document.querySelectorAll('article li')].map((one) => one.getBoundingClientRect())
  await expect.poll(() => runners().length).toBe(3)
  expect(new Set(runners().map(({ left }) => left)).size).toBe(1)
})

/** Events in play, after the bootstrap script received an empty list. */
function NoneInPlay({ isAnswered }: { isAnswered: boolean }) {
  const queries = useQueryClient()
  const { client } = useBetting().site.operator
  useState(() => {
    const none = { ongoing: [], upcoming: [], highlight: [], marketIds: [] }
    if (isAnswered) queries.setQueryData(homeQuery(client).queryKey, none)
  })
  return <InPlayEvents />
}
const noneInPlay = (isAnswered: boolean) => (
  <FakeBetting markets={[]}>
    <NoneInPlay isAnswered={isAnswered} />
  </FakeBetting>
)

it('hydrates a prerendered empty list, and then shows that it is empty', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(noneInPlay(false))
  const section = container.querySelector('section')
  const errors: unknown[] = []
  root = hydrateRoot(container, noneInPlay(true), { onRecoverableError: (error) => void errors.push(error) })
  await expect.element(page.getByText('No event is in play right now')).toBeVisible()
  expect(container.querySelector('section')).toBe(section)
  expect(section).not.toHaveAttribute('aria-busy')
  expect(errors).toEqual([])
})

function InPlayAsRead({ home, painted }: { home: Home; painted: Home }) {
  const queries = useQueryClient()
  const { operator, now } = useBetting().site
  useState(() => {
    queries.setQueryData(paintedListsKey, homeLists(painted, now()))
    queries.setQueryData(homeQuery(operator.client).queryKey, home)
  })
  return <InPlayEvents />
}

it('hydrates the cards as painted, although the operator has sent changes since, and then shows the changes', async () => {
  const painted = market()
  const next = market({ id: '1.77-1', event: { ...painted.event, id: '77', name: 'Late Comers v Others' } })
  const boot = homeOf([painted])
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(
    <FakeBetting markets={[painted]}>
      <InPlayAsRead painted={boot} home={boot} />
    </FakeBetting>,
  )
  const card = container.querySelector('li')
  const link = container.querySelector('a')
  const since = (services: BettingServices) => {
    services.prices.keepPainted()
    services.prices.setMarketStatus(painted.id, 'suspended')
  }
  const errors: unknown[] = []
  root = hydrateRoot(
    container,
    <FakeBetting markets={[painted]} prepare={since}>
      <InPlayAsRead painted={boot} home={homeOf([next, painted])} />
    </FakeBetting>,
    { onRecoverableError: (error) => void errors.push(error) },
  )
  await expect.element(page.getByText('Late Comers v Others')).toBeVisible()
  await expect.element(page.getByText('SUSPENDED')).toBeVisible()
  // Prices that cannot be pressed are marked, on that card only.
  const disabled = page.getByRole('group', { disabled: true })
  await expect.poll(() => disabled.element().textContent).toMatch(/SUSPENDED$/)
  expect(errors).toEqual([])
  expect(card?.isConnected).toBe(true)
  expect(link?.isConnected).toBe(true)
})
