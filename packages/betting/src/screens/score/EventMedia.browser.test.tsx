import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import {
  eventScore,
  liveTvDeleted,
  liveTvUpdated,
  scoreAdded,
  scoreDeleted,
  writeScoreBoard,
} from '@kit/sdk/contract'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { FakeBetting } from '../../testing/fakeSite.tsx'
import { market } from '../../testing/market.ts'
import { EventMedia } from './EventMedia.tsx'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

const score = writeScoreBoard({
  sport: 'football',
  status: 'First half',
  home: { team: 'Netherlands', goals: 1 },
  away: { team: 'England', goals: 0 },
})

it('MKT-003 offers live TV in the first line of the score, and its button stays under the thumb when the picture opens', async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <FakeBetting
      markets={[market()]}
      onCall={(name) => {
        if (name === 'listScores') return [{ eventId: '300-1', score, iframeUrl: '' }]
        return name === 'listLiveTv' ? [{ eventId: '300-1', iframeUrl: '/tv' }] : undefined
      }}
    >
      <EventMedia eventId="300-1" />
    </FakeBetting>,
  )
  const board = page.getByRole('region', { name: 'Score' })
  const watch = board.getByRole('button', { name: 'Watch live' })
  await expect.element(watch).toBeVisible()
  const { top } = watch.element().getBoundingClientRect()
  await watch.click()
  const close = board.getByRole('button', { name: 'Close live TV' })
  await expect.element(close).toHaveAttribute('aria-expanded', 'true')
  expect(close.element().getBoundingClientRect().top).toBe(top)
})

it.for([
  { widthPx: 390, roomPx: 252 },
  { widthPx: 1100, roomPx: 196 },
])(
  'reserves the space of a cricket score until it is read, less if batters and bowler share a line, $widthPx px wide',
  async ({ widthPx, roomPx }) => {
    await page.viewport(widthPx, 800)
    let answer: ((scores: unknown[]) => void) | undefined
    const cricket = writeScoreBoard({
      sport: 'cricket',
      status: 'In play',
      innings: [{ team: 'Netherlands', runs: 120, wickets: 3, overs: '15.2', isSuperOver: false }],
      thisOver: ['1', '4', 'W'],
      batters: [
        { name: 'A. Bat', runs: 40, balls: 30, isOnStrike: true },
        { name: 'B. Bat', runs: 10, balls: 12, isOnStrike: false },
      ],
      bowler: { name: 'C. Bowl', overs: '3.2', runs: 21, wickets: 1 },
    } as never)
    root = createRoot(document.body.appendChild(document.createElement('div')))
    root.render(
      <FakeBetting
        markets={[market()]}
        onCall={(name) => {
          if (name === 'listScores') return new Promise((resolve) => (answer = resolve as typeof answer))
          return name === 'listLiveTv' ? [] : undefined
        }}
      >
        <EventMedia eventId="300-1" />
        <p>Match Odds</p>
      </FakeBetting>,
    )
    const below = page.getByText('Match Odds')
    const topOf = () => Math.round(below.element().getBoundingClientRect().top)
    await expect.poll(topOf).toBeGreaterThanOrEqual(roomPx)
    const before = topOf()
    answer?.([{ eventId: '300-1', score: cricket, iframeUrl: '' }])
    const total = page.getByText(/^120\/3/)
    await expect.element(total).toBeVisible()
    expect(topOf()).toBe(before)
    const media = total.element().closest('[data-room]') as HTMLElement
    expect(media.offsetHeight).toBe(roomPx)
    // On a right-to-left page, too, wickets follow runs, and overs follow both.
    document.documentElement.dir = 'rtl'
    const { direction, unicodeBidi } = getComputedStyle(total.element())
    document.documentElement.dir = 'ltr'
    expect([direction, unicodeBidi]).toEqual(['ltr', 'isolate'])
  },
)

it('SOCK-031 SOCK-032 SOCK-033 SOCK-037 SOCK-038 shows the socket’s changes of its event’s score and live TV, and of no other event', async () => {
  const received = new Map<string, Set<(payload: never) => void>>()
  const reads: string[] = []
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <FakeBetting
      markets={[market({ isInPlay: false, openDate: '2026-11-22T12:00:00.000Z' })]}
      onCall={(name) => {
        reads.push(name)
        return name === 'listScores' || name === 'listLiveTv' ? [] : undefined
      }}
      prepare={({ site }) => {
        site.operator.live.on = (declaration, listener) => {
          const own = received.get(declaration.event) ?? new Set()
          received.set(declaration.event, own.add(listener as never))
          return () => own.delete(listener as never)
        }
      }}
    >
      <EventMedia eventId="300-1" />
    </FakeBetting>,
  )
  const say = ({ event }: { event: string }, payload: unknown) =>
    received.get(event)?.forEach((listener) => listener(payload as never))
  const goals = (home: number) =>
    writeScoreBoard({
      sport: 'football',
      status: 'First half',
      home: { team: 'Netherlands', goals: home },
      away: { team: 'England', goals: 0 },
    })
  const total = () => page.getByRole('definition').first()
  await expect.poll(() => reads.includes('listScores') && reads.includes('listLiveTv')).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 50))
  say(scoreAdded, { docs: { eventId: '300-1', score: goals(1), iframeUrl: '' } })
  await expect.element(total()).toHaveTextContent('1')
  say(eventScore, { docs: { eventId: '300-1', score: goals(2), iframeUrl: '' } })
  await expect.element(total()).toHaveTextContent('2')
  say(eventScore, { docs: { eventId: 'other', score: goals(9), iframeUrl: '' } })
  say(liveTvUpdated, { docs: { eventId: '300-1', iframeUrl: '/tv' } })
  await expect.element(page.getByRole('button', { name: 'Watch live' })).toBeVisible()
  await expect.element(total()).toHaveTextContent('2')
  say(liveTvDeleted, { eventId: ['other', '300-1'] })
  await expect.element(page.getByRole('button', { name: 'Watch live' })).not.toBeInTheDocument()
  say(scoreDeleted, { eventId: '300-1' })
  await expect.element(page.getByRole('region', { name: 'Score' })).not.toBeInTheDocument()
  expect(reads.filter((name) => name === 'listScores')).toHaveLength(1)
})
