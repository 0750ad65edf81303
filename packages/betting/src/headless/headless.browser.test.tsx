import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { BettingServices } from '../slip/model/bettingContext.ts'
import { FakeBetting, type FakeBettingProps } from '../testing/fakeSite.tsx'
import { levels, market } from '../testing/market.ts'
import { never } from '../testing/openSlip.tsx'
import { useLivePrice, useMarket, usePlaceBet, usePriceValue, useSlip, useTakePrice } from './index.ts'

const own = market()
const [, runner] = own.runners
const place = { marketId: own.id, runnerId: runner!.id, runnerName: runner!.name, side: 'back' } as const

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

function open(options: Omit<FakeBettingProps, 'children' | 'prepare'> = {}) {
  const renders = { market: 0, value: 0 }
  const orders: unknown[] = []
  let services: BettingServices | undefined
  function Market() {
    renders.market += 1
    const { state, lockOf } = useMarket(own.event.id, own.id)
    const { ref, taken } = useLivePrice(place)
    const take = useTakePrice()
    return (
      <>
        <p>Market {state}</p>
        <p>Lock {lockOf(place.runnerId) ?? 'none'}</p>
        <button
          type="button"
          aria-label="Back"
          onClick={(tap) => {
            const price = taken(tap)
            if (price) take(price)
          }}
        >
          <b ref={ref} data-testid="price" />
        </button>
      </>
    )
  }
  function Value() {
    renders.value += 1
    return <p>Value {usePriceValue(place).odds}</p>
  }
  function Slip() {
    const { selection, stage, setStake, count, kept } = useSlip()
    const { state, place: press, lock, refusal, bet, acknowledge } = usePlaceBet()
    const [presses, setPresses] = useState(0)
    return (
      <>
        <p>
          Slip {stage} {count} {kept.length} {selection?.odds}
        </p>
        <p>Bet {[state, lock ?? 'free', refusal?.code, bet?.id].filter(Boolean).join(' ')}</p>
        <button type="button" onClick={() => setStake('1000.00')}>
          Stake
        </button>
        <button
          type="button"
          onClick={() => {
            press()
            press()
            setPresses(presses + 1)
          }}
        >
          Place twice
        </button>
        <button type="button" onClick={acknowledge}>
          Seen
        </button>
      </>
    )
  }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <FakeBetting
      {...options}
      onCall={(name, request) => {
        if (name === 'placeBet') orders.push(request)
        return options.onCall?.(name, request)
      }}
      prepare={(given) => void (services = given)}
    >
      <Market />
      <Value />
      <Slip />
    </FakeBetting>,
  )
  let seq = own.sequence?.seq ?? 0
  return {
    renders,
    orders,
    services: () => services!,
    change(what: object) {
      seq += 1
      services!.prices.apply({
        marketId: own.id,
        epoch: own.sequence?.epoch ?? 'a',
        seq,
        isImage: false,
        runners: [],
        ...what,
      })
    },
  }
}

const said = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible()
const tap = async () => {
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Stake' }).click()
}

it('paints a price without a render, and returns it as a value where that is requested', async () => {
  const { change, renders, services } = open()
  await said('Market open')
  await expect.poll(() => services().getPage()?.queries.isFetching()).toBe(0)
  // The read data is rendered a moment later.
  let drawn = 0
  await expect
    .poll(() => {
      const isAtRest = drawn === renders.market
      drawn = renders.market
      return isAtRest
    })
    .toBe(true)
  const before = { ...renders }
  change({ runners: [{ id: place.runnerId, back: levels(456) }] })
  await expect.element(page.getByTestId('price')).toHaveTextContent('4.56')
  await said('Value 456')
  expect(renders.market).toBe(before.market)
  expect(renders.value).toBeGreaterThan(before.value)
})

it('reports that a market is suspended, interrupted, stale and closed, and what locks a runner', async () => {
  const { change, services } = open()
  await said('Market open')
  change({ status: 'suspended' })
  await said('Market suspended')
  await said('Lock market-suspended')
  change({ status: 'active' })
  await said('Market open')
  services().prices.lapse([own.id], 0)
  await said('Market stale')
  await said('Lock prices-interrupted')
  services().prices.setStatus('connecting')
  await said('Market interrupted')
  services().prices.declareResult(own.id)
  await expect.element(page.getByText('Market closed')).toBeVisible()
})

it('BET-014 selects a price as painted and sends one order with one key for two presses, until it has an answer', async () => {
  const { orders } = open({ onCall: (name) => (name === 'placeBet' ? never() : undefined) })
  await said('Market open')
  await tap()
  await page.getByRole('button', { name: 'Place twice' }).click()
  await said(/Bet placing/)
  await page.getByRole('button', { name: 'Place twice' }).click()
  expect(orders).toMatchObject([{ marketId: own.id, side: 'back', stake: 100_000n, pricePolicy: 'better' }])
})

it('refuses what the kit’s slip refuses, and sends nothing', async () => {
  const { orders, services } = open()
  await said('Market open')
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Place twice' }).click()
  await said(/Bet refused free stake-invalid/)
  services().prices.setStatus('connecting')
  await said(/Bet \w+ prices-interrupted/)
  await page.getByRole('button', { name: 'Stake' }).click()
  await page.getByRole('button', { name: 'Place twice' }).click()
  await said(/Bet refused prices-interrupted prices-interrupted/)
  expect(orders).toEqual([])
})

it('looks up an order whose answer was lost, and shows that it is placed until its player has seen it', async () => {
  const { bet } = await import('../testing/bet.ts')
  const placed = { bet: bet({ id: 'b7' }), book: { marketId: own.id, byRunner: [], exposure: 0n } }
  let isFound = false
  const { orders, services } = open({
    failing: ['placeBet'],
    onCall: (name) =>
      name === 'findOrder' ? (isFound ? { state: 'placed', placed } : { state: 'held' }) : undefined,
  })
  await said('Market open')
  await tap()
  await page.getByRole('button', { name: 'Place twice' }).click()
  await said(/Bet checking/)
  isFound = true
  await said(/Bet placed free b7/)
  expect(orders).toHaveLength(1)
  await page.getByRole('button', { name: 'Seen' }).click()
  await said(/Bet idle/)
  await vi.waitFor(() => expect(services().slip.getState().slip.state).toBe('empty'))
})
