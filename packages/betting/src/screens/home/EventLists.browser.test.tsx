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
import { market } from '../../testing/market.ts'
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

/** The home page with so many events that begin one after the other, the last of them first in the document. */
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
/** Nothing is in play, so the first upcoming events fill that list up (MKT-022). */
const padding = 4
const upcoming = page.getByRole('region', { name: 'Upcoming' })

it('shows the next six and the others on request, and says where all are: the page is six screens at most', async () => {
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

it('shows all of a few', async () => {
  open(6 + padding)
  await expect.element(upcoming.getByText('Event 10')).toBeInTheDocument()
  await expect.element(upcoming.getByRole('link', { name: 'All sports' })).not.toBeInTheDocument()
})

/** Events in play, once the boot of the page has been answered that there are none. */
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

it('takes a prerendered list over in which there is nothing, and then says so', async () => {
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

/** The list with what the page has read by now. */
function InPlayAsRead({ home, painted }: { home: Home; painted: Home }) {
  const queries = useQueryClient()
  const { operator, now } = useBetting().site
  useState(() => {
    queries.setQueryData(paintedListsKey, homeLists(painted, now()))
    queries.setQueryData(homeQuery(operator.client).queryKey, home)
  })
  return <InPlayEvents />
}

it('takes the cards over as they were painted, though the operator has said more since, and then says that', async () => {
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
  // What cannot be pressed is marked: the prices of that card alone.
  const disabled = page.getByRole('group', { disabled: true })
  await expect.poll(() => disabled.element().textContent).toMatch(/SUSPENDED$/)
  expect(errors).toEqual([])
  expect(card?.isConnected).toBe(true)
  expect(link?.isConnected).toBe(true)
})
