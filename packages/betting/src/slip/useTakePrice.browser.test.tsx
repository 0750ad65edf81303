import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { FakeBetting } from '../testing/fakeSite.tsx'
import { useTakePrice } from './useTakePrice.ts'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
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

function Cell() {
  const take = useTakePrice()
  return <button onClick={() => take(price)}>1.22</button>
}

/** A page whose taps are heard of before anything else that they load can have come. */
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

it('BET-035 asks a visitor to log in as soon as a price is tapped, however late the slip’s code comes', async () => {
  const asked = await open(false)
  const login = [['login', { returnTo: '/events/4/300-1' }]]
  expect(asked).toEqual(login)
  const { loadSlip } = await import('./LazySlip.tsx')
  await loadSlip()
  await new Promise((resolve) => setTimeout(resolve))
  expect(asked).toEqual(login)
})

it('asks a player for nothing', async () => {
  expect(await open(true)).toEqual([])
})
