import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { FakeBetting } from '../testing/fakeSite.tsx'
import { useAccount } from '../site/useAccount.ts'
import type { BettingServices } from './model/bettingContext.ts'
import { useTakePrice } from './useTakePrice.ts'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  globalThis.kitEarly = undefined
  document.body.replaceChildren()
})

const price = {
  marketId: '1.200-1',
  runnerId: '2',
  runnerName: 'England',
  side: 'back',
  odds: 122,
  run: 0,
  size: 1n,
} as const

function Cell({ isKept = false }: { isKept?: boolean }) {
  const take = useTakePrice()
  const account = useAccount()
  return (
    <button data-player={account?.user.id} onClick={() => take({ ...price, isKept })}>
      1.22
    </button>
  )
}

/** Renders a page and taps a price before anything that the tap loads can be loaded. */
async function open(isLoggedIn: boolean) {
  const asked: unknown[] = []
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <FakeBetting
      isLoggedIn={isLoggedIn}
      prepare={({ site }) => (site.request = (...of) => asked.push(of.slice(0, 2)) > 0)}
    >
      <Cell />
    </FakeBetting>,
  )
  const cell = page.getByRole('button')
  await expect.element(cell).toBeVisible()
  cell.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  return asked
}

it('BET-035 asks a visitor to log in as soon as a price is tapped, however late the slip’s chunk is loaded', async () => {
  const asked = await open(false)
  const login = [['login', { returnTo: '/events/4/300-1' }]]
  expect(asked).toEqual(login)
  const { loadSlip } = await import('./LazySlip.tsx')
  await loadSlip()
  await new Promise((resolve) => setTimeout(resolve))
  expect(asked).toEqual(login)
})

it('requests nothing for a player', async () => {
  expect(await open(true)).toEqual([])
})

it('BET-055 places nothing with a tap from before quick bets of an earlier page are on again: no price showed it', async () => {
  const calls: string[] = []
  let services: BettingServices | undefined
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <FakeBetting onCall={(name) => void calls.push(name)} prepare={(own) => (services = own)}>
      <Cell />
    </FakeBetting>,
  )
  const cell = page.getByRole('button', { name: '1.22' })
  await expect.element(cell).toHaveAttribute('data-player', 'u1')
  cell.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  // The slip does this for its player, before it receives the tap.
  services!.slip.setState({ quickStake: 10_000n })
  await expect
    .poll(() => services!.slip.getState().slip)
    .toMatchObject({ state: 'editing', draft: { odds: 122 } })
  expect(calls).not.toContain('placeBet')
})

it('BET-001 uses the price that was visible since the tap, if the slip opened before hydration', async () => {
  let services: BettingServices | undefined
  const left = vi.fn<() => void>()
  const element = document.body.appendChild(document.createElement('div'))
  globalThis.kitEarly = {
    element,
    opener: element,
    seen: { odds: 119, run: 0 },
    isClosed: false,
    leave: left,
    handOver: left,
  }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <FakeBetting prepare={(own) => (services = own)}>
      <Cell isKept />
    </FakeBetting>,
  )
  const cell = page.getByRole('button', { name: '1.22' })
  await expect.element(cell).toHaveAttribute('data-player', 'u1')
  cell.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect
    .poll(() => services!.slip.getState().slip)
    .toMatchObject({ state: 'editing', draft: { odds: 119, seenOdds: 119 } })
  // The slip opens in its place.
  expect(left).not.toHaveBeenCalled()
})
