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
