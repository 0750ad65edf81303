import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bet } from '../../testing/bet.ts'
import { FakeBetting, type FakeBettingProps } from '../../testing/fakeSite.tsx'
import { market } from '../../testing/market.ts'
import { meridianPage } from '../../testing/meridianPage.tsx'
import { SlipOverlays } from '../../slip/slipOverlays.tsx'
import { EventScreen } from './EventScreen.tsx'

const draw = meridianPage()

const match = (id: string, name: string) =>
  market({
    id: `1.${id}`,
    event: { id, name, countryCode: 'NL', timezone: 'UTC', openDate: '2026-11-21T10:00:00.000Z' },
  })
const own = match('300-1', 'Netherlands v England')
const markets = [match('300-0', 'Kenya v Nepal'), own, match('300-2', 'India v Oman')]

async function open(options: Partial<FakeBettingProps> = {}) {
  await page.viewport(390, 844)
  const paths: string[] = []
  draw(
    <FakeBetting
      flags={{ 'betting.preset': 'trader' }}
      markets={markets}
      onCall={(name) => (name === 'getMarketGroup' ? [own] : undefined)}
      {...options}
      prepare={({ site }) => Object.assign(site, { navigate: (path: string) => void paths.push(path) })}
    >
      <main style={{ paddingBlock: '52px 900px' }}>
        <EventScreen eventId="300-1" />
      </main>
      <SlipOverlays />
    </FakeBetting>,
  )
  return paths
}
const bar = () => page.getByRole('region', { name: 'Position and neighbouring events' })

it('Q-133 links an event to the previous and the next one, also by keys', async () => {
  const paths = await open()
  await expect.element(bar().getByRole('link', { name: 'Previous event: Kenya v Nepal' })).toBeVisible()
  await bar().getByRole('link', { name: 'Next event: India v Oman' }).click()
  await userEvent.keyboard('{Shift>}P{/Shift}')
  expect(paths).toEqual(['/events/4/300-2', '/events/4/300-0'])
})

it('shows the results of all bets on the event and on each market, and moves to the market', async () => {
  const placed = { stake: 50_000n, profit: 11_000n, liability: 50_000n }
  await open({ openBets: [bet({ marketId: own.id, event: { id: '300-1', name: '' }, ...placed })] })
  await expect
    .element(bar().getByText(/^Your bets on this event: at worst .500\.00, at best \+110\.00$/))
    .toBeInTheDocument()
  await bar()
    .getByRole('button', { name: /^Match Odds: at worst .500\.00, at best \+110\.00/ })
    .click()
  expect(document.activeElement?.closest('[data-market]')?.getAttribute('data-market')).toBe(own.id)
})

it('is only on dense event pages: classic keeps its own', async () => {
  await open({ flags: {} })
  await expect.element(page.getByRole('heading', { name: 'Netherlands v England' })).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(bar().query()).toBeNull()
})
