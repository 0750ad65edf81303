import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { messages } from '../allMessages.ts'
import { CompetitionScreen } from '../screens/lists/CompetitionScreen.tsx'
import { EventSearch } from '../screens/lists/EventSearch.tsx'
import { SportsScreen } from '../screens/lists/SportsScreen.tsx'
import { EventHead } from '../screens/event/EventHead.tsx'
import { EventCard } from '../screens/home/EventCard.tsx'
import { HomeRaces } from '../screens/races/NextRaces.tsx'
import { OpenBet } from '../slip/open-bets/BetRow.tsx'
import { bet } from '../testing/bet.ts'
import { FakeBetting, type FakeBettingProps } from '../testing/fakeSite.tsx'
import { market } from '../testing/market.ts'
import { texts as hi } from '../../../languages/src/hi/betting.ts'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

const race = market({
  id: '1.r',
  name: 'Win',
  isInPlay: false,
  openDate: '2026-11-21T12:05:00.000Z',
  eventType: { id: '7', name: 'Horse Racing' },
  competition: { id: 'lismore', name: 'Lismore', region: '' },
  event: { ...market().event, id: 'r', name: 'Lismore (AU)' },
})
const nowMs = () => Date.parse('2026-11-21T12:00:00.000Z')

/** Names that the kit knows in English; names of teams, courses and events are not among them. */
const known = [/cricket/i, /soccer/i, /horse racing/i, /^win$/i, /match odds/i]
const english = () =>
  [...document.querySelectorAll('body *')]
    .flatMap((element) => [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE))
    .map((node) => (node.textContent ?? '').replaceAll('·', '').trim())
    .filter((text) => known.some((name) => name.test(text)))

function open(shown: ReactNode, options: Partial<FakeBettingProps> = {}) {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <FakeBetting markets={[market(), race]} texts={{ ...messages, ...hi }} nowMs={nowMs} {...options}>
      {shown}
    </FakeBetting>,
  )
}

const summary = {
  eventType: race.eventType,
  competition: race.competition,
  event: race.event,
  isInPlay: false,
  marketIds: [race.id],
  mainMarket: race,
}

it.each<[string, ReactNode, string]>([
  ['a card', <EventCard key="" summary={summary} />, 'घुड़दौड़'],
  ['the head of an event', <EventHead key="" market={race} />, 'घुड़दौड़'],
  ['the next races', <HomeRaces key="" />, 'जीत'],
  ['the sports', <SportsScreen key="" />, 'घुड़दौड़'],
  ['a competition that is over', <CompetitionScreen key="" sportId="1" competitionId="none" />, 'फ़ुटबॉल'],
  ['an open bet', <OpenBet key="" bet={{ ...bet(), count: 1 }} />, 'मैच ऑड्स'],
])(
  'SHELL-128 shows the names of sports and markets in the visitor’s language in %s',
  async (_of, shown, name) => {
    open(shown)
    await expect.poll(() => document.body.textContent).toContain(name)
    expect(english()).toEqual([])
  },
)

it('SHELL-128 groups search results by sport in the visitor’s language', async () => {
  open(<EventSearch />, {
    onCall: (name) =>
      name === 'searchEvents'
        ? [
            {
              name: 'Soccer',
              events: [
                { eventId: '301', eventName: 'England v Wales', eventTypeId: '1', openDate: race.openDate },
              ],
            },
          ]
        : undefined,
  })
  await page.getByRole('combobox').click()
  await userEvent.keyboard('eng')
  await expect.element(page.getByRole('group', { name: 'फ़ुटबॉल' })).toBeVisible()
})
