import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { FakeBetting } from '../../testing/fakeSite.tsx'
import { bookmaker, market, session } from '../../testing/market.ts'
import { meridianPage } from '../../testing/meridianPage.tsx'
import { EventMedia } from '../score/EventMedia.tsx'
import { EventScreen } from './EventScreen.tsx'

const draw = meridianPage()

const board = {
  sport: 'cricket',
  status: 'Ball running',
  innings: [{ team: 'Netherlands', runs: 142, wickets: 3, overs: '16.2' }],
  thisOver: ['1', '4'],
  batters: [],
}
const markets = [
  market(),
  bookmaker({ name: 'Completed Match' }),
  ...['6', '10', '15', '20'].map((overs) => session(`s${overs}`, `${overs} over runs Netherlands`)),
]

const wholePrices = () =>
  [...document.querySelectorAll<HTMLElement>('button[data-runner]')].filter((cell) => {
    const { top, bottom } = cell.getBoundingClientRect()
    return top >= 52 && bottom <= 844 - 56 && cell.textContent !== '' && cell.checkVisibility()
  }).length

function open(preset: 'classic' | 'trader') {
  draw(
    <FakeBetting
      flags={{ 'betting.preset': preset }}
      markets={markets}
      onCall={(name) =>
        name === 'listScores'
          ? [{ eventId: '300-1', score: JSON.stringify(board), iframeUrl: '' }]
          : undefined
      }
    >
      <main style={{ padding: '64px 12px 56px' }}>
        <EventScreen eventId="300-1" media={<EventMedia eventId="300-1" />} />
      </main>
    </FakeBetting>,
  )
}

it('Q-133 a cricket event shows at least 12 whole prices above the fold of a phone, with its score', async () => {
  await page.viewport(390, 844)
  open('trader')
  await expect.element(page.getByText('142/3 (16.2)')).toBeVisible()
  await expect.poll(wholePrices).toBeGreaterThanOrEqual(12)
})

it('names of markets are fully visible next to their limits on a phone', async () => {
  await page.viewport(390, 844)
  open('trader')
  const limits = page.getByText(/^Min 100/)
  await expect.element(limits.first()).toBeVisible()
  const names = [...document.querySelectorAll<HTMLElement>('section[data-market] h2')]
  expect(names.length).toBeGreaterThan(1)
  expect(names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([])
})

it('its line expands to the full score', async () => {
  await page.viewport(390, 844)
  open('trader')
  await page.getByText('142/3 (16.2)').click()
  await expect.element(page.getByRole('heading', { name: 'Score' })).toBeVisible()
})

it('classic keeps the whole score above its prices', async () => {
  await page.viewport(390, 844)
  open('classic')
  await expect.element(page.getByRole('heading', { name: 'Score' })).toBeVisible()
})
