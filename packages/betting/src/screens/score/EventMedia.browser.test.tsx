import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { writeScoreBoard } from '@kit/sdk/contract'
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

it('keeps the room of a cricket score until it is read, so that the markets below do not move', async () => {
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
  await expect.poll(topOf).toBeGreaterThan(200)
  const before = topOf()
  answer?.([{ eventId: '300-1', score: cricket, iframeUrl: '' }])
  const total = page.getByText(/^120\/3/)
  await expect.element(total).toBeVisible()
  expect(topOf()).toBe(before)
  // On a page that is read from right to left, too, wickets follow runs and overs follow both.
  document.documentElement.dir = 'rtl'
  const { direction, unicodeBidi } = getComputedStyle(total.element())
  document.documentElement.dir = 'ltr'
  expect([direction, unicodeBidi]).toEqual(['ltr', 'isolate'])
})
