import '@kit/tokens'
import '@kit/tokens/brands/meridian'
import { OperatorError } from '@kit/sdk'
import { unmatchedOrderChanged, type UnmatchedOrder } from '@kit/sdk/contract'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { orders as ordersFeature } from './feature.tsx'
import OrdersPage from './list/OrdersPage.tsx'
import type { OrdersServices } from './ordersContext.ts'
import { FakeOrders, type FakeOrdersProps, type FakeSite } from './testing/FakeOrders.tsx'
import { otherOrder, placedOrder, priceAsk, unmatchedOrder } from './testing/samples.ts'

let root: Root | undefined
beforeAll(() => void Object.assign(document.documentElement.dataset, { brand: 'meridian', mode: 'dark' }))
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

const lost = () => {
  throw new OperatorError('unreachable', 'gone')
}

async function show(options: Omit<FakeOrdersProps, 'onSite' | 'children'> = {}) {
  const asked: [name: string, request: unknown][] = []
  let fake: (FakeSite & { services: OrdersServices }) | undefined
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <FakeOrders
      {...options}
      onSite={(own) => void (fake = own)}
      onCall={(name, request) => void asked.push([name, request])}
    >
      <OrdersPage />
    </FakeOrders>,
  )
  await vi.waitUntil(() => asked.some(([name]) => name === 'getProfile'))
  const called = (name: string) => asked.filter(([one]) => one === name).map(([, request]) => request)
  return { ...fake!, called }
}

const button = (name: string | RegExp) => page.getByRole('button', { name })

it('sends an order once, looks a lost answer up by its key, and shows the unmatched part', async () => {
  const { called, site } = await show({
    subject: { kind: 'ask', ask: priceAsk() },
    answers: {
      placeUnmatchedOrder: lost,
      findUnmatchedOrder: () => ({ state: 'placed', placed: placedOrder() }),
    },
  })
  // Screen readers announce text inserted into an existing status, not a status inserted with its text.
  const status = page.getByRole('status').last().element()
  expect(status.textContent).toBe('')
  await button('Place order: Back 1.30 for 100.00').click()
  await expect.element(page.getByText('Back England at 1.30: 100.00 unmatched')).toBeVisible()
  expect(status.textContent).toBe('Back England at 1.30: 100.00 unmatched')
  const key = site.randomUUID()
  expect(called('placeUnmatchedOrder')).toEqual([
    {
      key,
      marketId: 'market-1',
      eventId: 'event-1',
      runnerId: '2',
      side: 'back',
      odds: 130,
      stake: 10_000n,
      atInPlay: 'lapse',
      endsWithConnection: false,
    },
  ])
  expect(called('findUnmatchedOrder')).toEqual([{ key }])
})

it('remembers the expiry the player chose', async () => {
  const { called } = await show({
    subject: { kind: 'ask', ask: priceAsk() },
    answers: { placeUnmatchedOrder: () => placedOrder() },
  })
  await page.getByRole('radio', { name: 'Keep it' }).click()
  await page.getByRole('switch', { name: 'Cancel it if I lose my connection' }).click()
  await page.getByRole('radio', { name: 'Lay' }).click()
  await button(/^Place order: /).click()
  await expect
    .poll(() => called('placeUnmatchedOrder'))
    .toEqual([expect.objectContaining({ side: 'lay', atInPlay: 'keep', endsWithConnection: true })])
})

it('keeps the focus in the sheet while an order is sent', async () => {
  await show({
    subject: { kind: 'ask', ask: priceAsk() },
    answers: { placeUnmatchedOrder: () => new Promise(() => {}) },
  })
  const stake = page.getByRole('spinbutton', { name: 'Stake in points' })
  await expect.element(stake).toBeVisible()
  ;(stake.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(stake).toBeDisabled()
  await expect.element(button(/^Place order: /)).toHaveFocus()
})

it('sends an order from a one-press button without a sheet, and announces the answer', async () => {
  const { services, called, seen } = await show({ answers: { placeUnmatchedOrder: () => placedOrder() } })
  const { intents } = ordersFeature().setup(services.site)
  expect(Object.keys(intents ?? {})).toEqual(['orders.ask', 'orders.cancel'])
  services.store.setState({ acts: [{ kind: 'ask', ask: priceAsk({ isAtOnce: true }) }] })
  await expect.poll(() => seen.toasts).toEqual(['Back England at 1.30: 100.00 unmatched'])
  expect(called('placeUnmatchedOrder')).toHaveLength(1)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

it('announces the answer although the sheet was closed in the meantime', async () => {
  let answer = (_placed: unknown) => {}
  const { seen, called } = await show({
    subject: { kind: 'ask', ask: priceAsk() },
    answers: { placeUnmatchedOrder: () => new Promise((resolve) => (answer = resolve)) },
  })
  await button(/^Place order: /).click()
  await expect.poll(() => called('placeUnmatchedOrder')).toHaveLength(1)
  await button('Close').click()
  answer(placedOrder({ matched: 10_000n, averageOdds: 131 }))
  await expect.poll(() => seen.toasts).toEqual(['Back England at 1.30: 100.00 matched at 1.31'])
})

it('announces at start the result of an order sent before a reload', async () => {
  const { seen, called } = await show({
    answers: { findUnmatchedOrder: () => ({ state: 'placed', placed: placedOrder() }) },
  })
  expect(called('findUnmatchedOrder')).toEqual([])
  root?.unmount()
  document.body.replaceChildren()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  let toasts = seen.toasts
  root.render(
    <FakeOrders
      answers={{ findUnmatchedOrder: () => ({ state: 'placed', placed: placedOrder() }) }}
      onSite={({ site, seen: own }) => {
        toasts = own.toasts
        site.storage.setItem('kit.once.orders.ask.player-1', '[{"key":"k","subject":"s"}]')
      }}
    />,
  )
  await expect.poll(() => toasts).toEqual(['Back England at 1.30: 100.00 unmatched'])
})

it('announces matched and ended orders from the operator’s events', async () => {
  const { emit, seen } = await show({ orders: [unmatchedOrder(), otherOrder] })
  await expect.element(page.getByText('1,240.00 ahead of you', { exact: false })).toBeVisible()
  const tell = (changed: UnmatchedOrder) => emit(unmatchedOrderChanged, { docs: changed })
  tell(unmatchedOrder({ matched: 25_000n, ahead: 0n, updatedAt: '2026-11-21T11:05:00Z' }))
  await expect.element(page.getByRole('progressbar', { name: '250.00 of 400.00 matched' })).toBeVisible()
  tell(unmatchedOrder({ state: 'lapsed', end: 'in-play', updatedAt: '2026-11-21T11:06:00Z' }))
  await expect.element(button('Cancel Back England at 1.30')).not.toBeInTheDocument()
  expect(seen.toasts).toEqual([
    '150.00 matched at 1.30: England',
    'No longer unmatched: Back England at 1.30',
  ])
})

it('announces that an order was cancelled because the player takes a break', async () => {
  const { emit, seen } = await show({ orders: [unmatchedOrder()] })
  await expect.element(button('Cancel Back England at 1.30')).toBeVisible()
  const docs = unmatchedOrder({ state: 'cancelled', end: 'break', updatedAt: '2026-11-21T11:06:00Z' })
  emit(unmatchedOrderChanged, { docs })
  await expect
    .poll(() => seen.toasts)
    .toEqual(['Cancelled because you are taking a break: Back England at 1.30'])
})

it('cancels an order with one press, and reads a lost answer from the list', async () => {
  let waits: UnmatchedOrder[] = [unmatchedOrder(), otherOrder]
  const { called, seen } = await show({
    answers: {
      listUnmatchedOrders: () => waits,
      cancelUnmatchedOrders: () => {
        waits = [otherOrder]
        return lost()
      },
    },
  })
  await button('Cancel Back England at 1.30').click()
  await expect.poll(() => seen.toasts).toEqual(['This order was no longer unmatched'])
  await expect.element(button('Cancel Back England at 1.30')).not.toBeInTheDocument()
  expect(called('cancelUnmatchedOrders')).toEqual([{ id: 'order-1' }])
})

it('cancels all orders with one press', async () => {
  let waits: UnmatchedOrder[] = [unmatchedOrder(), otherOrder]
  const { called, seen } = await show({
    answers: {
      listUnmatchedOrders: () => waits,
      cancelUnmatchedOrders: () => {
        const ended = waits.map((one) => ({ ...one, state: 'cancelled' as const, end: 'player' as const }))
        waits = []
        return ended
      },
    },
  })
  await button('Cancel all').click()
  await expect.poll(() => seen.toasts).toEqual(['2 orders cancelled'])
  await expect.element(page.getByText('No unmatched orders')).toBeVisible()
  expect(called('cancelUnmatchedOrders')).toEqual([{}])
})

it('edits an order, and sends the same edit again if the first did not arrive', async () => {
  let tries = 0
  let waits = [unmatchedOrder()]
  const { called } = await show({
    answers: {
      listUnmatchedOrders: () => waits,
      editUnmatchedOrder: () => {
        tries += 1
        if (tries === 1) return lost()
        const order = unmatchedOrder({ odds: 132 })
        waits = [order]
        return placedOrder(order)
      },
    },
  })
  await button('Edit Back England at 1.30').click()
  await button('Higher odds').click()
  await button('Change to 1.31 for 400.00').click()
  await expect.element(page.getByText('Changed. Back England at 1.32: 300.00 unmatched')).toBeVisible()
  expect(called('editUnmatchedOrder')).toEqual([
    { id: 'order-1', odd: 131, stake: 40_000n },
    { id: 'order-1', odd: 131, stake: 40_000n },
  ])
})
