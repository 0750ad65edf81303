import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { home, type Home, type Market } from '@kit/sdk/contract'
import { SideNav } from '@kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useState, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod/mini'
import { homeAddress } from '../../boot/bootAsks.ts'
import { keepPageAnswers } from '../../boot/keepPageAnswers.ts'
import { useBetting } from '../../slip/model/bettingContext.ts'
import { FakeBetting, homeOf } from '../../testing/fakeSite.tsx'
import { market } from '../../testing/market.ts'
import { InPlayEvents } from '../home/EventLists.tsx'
import { CompetitionScreen } from './CompetitionScreen.tsx'
import { PlacesSection, SportsSection } from './SportsSection.tsx'
import { SportScreen } from './SportScreen.tsx'
import { SportsScreen } from './SportsScreen.tsx'
import { SportsStrip } from './SportsStrip.tsx'
import { sportOf } from './sports.ts'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

const eventOf = (id: number, sport: { id: string; name: string }): Market =>
  market({ id: `1.${id}`, eventType: sport, event: { ...market().event, id: `${id}`, name: `Event ${id}` } })
const cricket = { id: '4', name: 'Cricket' }
const tennis = { id: '2', name: 'Tennis' }
const golf = { id: '3', name: 'Golf' }
const everything = [
  ...Array.from({ length: 8 }, (_, at) => eventOf(100 + at, cricket)),
  ...Array.from({ length: 9 }, (_, at) => eventOf(200 + at, tennis)),
]

function AfterFirstAnswer({ first, children }: { first: Home; children: ReactNode }) {
  const services = useBetting()
  const queries = useQueryClient()
  const [isReady, setReady] = useState(false)
  useLayoutEffect(() => {
    const answer = Promise.resolve({ home: z.encode(home, first) })
    void keepPageAnswers(services, new Map([[homeAddress, answer]]), queries).then(() => setReady(true))
  }, [first, queries, services])
  return isReady && children
}

/** Renders a page whose first answer has six events and `hasMore`; `answerAll` delivers the whole document. */
function open(screen: ReactNode, first: Home = { ...homeOf(everything.slice(2, 8)), hasMore: true }) {
  let answerAll = (_answer: Home) => {}
  let refuseAll = () => {}
  const whole = new Promise<Home>((resolve, reject) => {
    answerAll = resolve
    refuseAll = () => reject(new Error('No connection'))
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <FakeBetting markets={everything} onCall={(name) => (name === 'getHome' ? whole : undefined)}>
      <AfterFirstAnswer first={first}>{screen}</AfterFirstAnswer>
    </FakeBetting>,
  )
  return { answerAll: () => answerAll(homeOf(everything)), refuseAll }
}

const textOf = (name: string) => page.getByRole('navigation', { name }).element().textContent ?? ''
const numbers = (text: string) => text.match(/\d+/g) ?? []

it('shows sports without counts until all events are known, and then the right counts', async () => {
  await page.viewport(414, 896)
  const { answerAll } = open(
    <>
      <SportsStrip />
      <SideNav.Root aria-label="Places">
        <PlacesSection />
        <SportsSection />
      </SideNav.Root>
      <InPlayEvents />
    </>,
  )
  await expect.poll(() => textOf('Places')).toContain('Cricket')
  await expect.poll(() => page.getByRole('article').elements().length).toBe(6)
  expect(textOf('Sports')).toContain('Cricket')
  expect([...numbers(textOf('Sports')), ...numbers(textOf('Places'))]).toEqual([])
  await expect.element(page.getByRole('button', { name: /^Show \d+ more$/ })).not.toBeInTheDocument()
  answerAll()
  await expect.poll(() => numbers(textOf('Sports')).join(' ')).toBe('17 9 8')
  expect(numbers(textOf('Places')).join(' ')).toBe('17 9 9 8 8')
  await expect.element(page.getByRole('button', { name: 'Show 6 more' })).toBeVisible()
})

it.each([
  ['all sports', <SportsScreen key="all" />],
  ['a sport', <SportScreen key="one" sport={sportOf('2', 'Tennis')} />],
  ['a competition', <CompetitionScreen key="of" sportId="2" competitionId={market().competition.id} />],
])(
  'shows no counts and no empty state of %s from an answer with only some of the events',
  async (_what, screen) => {
    const { answerAll } = open(screen)
    await expect.element(page.getByRole('status', { name: 'Loading events' })).toBeVisible()
    expect(document.body.textContent).not.toMatch(/\d+ events?|No Tennis event|is over/)
    answerAll()
    await expect.element(page.getByText(/^(9|17) events$/).first()).toBeVisible()
  },
)

it('shows the events of the first answer if the rest cannot be loaded', async () => {
  const { refuseAll } = open(<SportScreen sport={sportOf('4', 'Cricket')} />)
  await expect.element(page.getByRole('status', { name: 'Loading events' })).toBeVisible()
  refuseAll()
  await expect.element(page.getByRole('link', { name: 'Event 102', exact: true }).first()).toBeVisible()
  expect(document.body.textContent).not.toMatch(/\d+ events/)
})

it('shows the counts at once if the first answer has all events', async () => {
  open(<SportsStrip />, homeOf([eventOf(1, golf)]))
  await expect.poll(() => numbers(textOf('Sports')).join(' ')).toBe('1 1')
})
