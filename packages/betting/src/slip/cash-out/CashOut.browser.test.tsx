import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { OperatorError } from '@kit/sdk'
import type { CashOutOrderRequest, Market, TakenCashOut } from '@kit/sdk/contract'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ConnectedMarket } from '../../screens/event/ConnectedMarket.tsx'
import { OpenBetsPanel } from '../open-bets/OpenBetsPanel.tsx'
import type { BettingServices } from '../model/bettingContext.ts'
import { bet } from '../../testing/bet.ts'
import { FakeBetting, type FakeBettingProps } from '../../testing/fakeSite.tsx'
import { market, session } from '../../testing/market.ts'
import { CashOutOverlay } from './CashOutOverlay.tsx'

beforeAll(() => void Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' }))

let root: Root | undefined
let services: BettingServices
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

const offered = market({ allowsCashout: true, delaySeconds: 0 })
const second = market({ id: '1.201-1', name: 'Winner', allowsCashout: true, delaySeconds: 0 })
const backed = { stake: 100_000n, odds: 122, profit: 22_000n, liability: 100_000n }
/** Answer of an operator that places the cash out as requested: a back on Netherlands that evens out −1,000.00. */
const taken = ({ marketId, orders, outcomes }: CashOutOrderRequest): TakenCashOut => ({
  marketId,
  share: 100,
  bets: orders.map(({ teamId, oddType, odd, stake, liability }) =>
    bet({ runnerId: teamId, side: oddType, odds: odd, stake, liability, profit: 100_000n - 1_461n }),
  ),
  book: {
    marketId,
    byRunner: outcomes.map(({ teamId, amount }) => ({ runnerId: teamId, runnerName: teamId, amount })),
    exposure: 0n,
  },
})

function open({ markets = [offered], ...options }: Partial<FakeBettingProps> = {}): unknown[] {
  const sent: unknown[] = []
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <FakeBetting
      markets={markets}
      openBets={[bet(backed)]}
      flags={{ 'betting.cashOut': true }}
      prepare={(own) => {
        services = own
        own.slipPanel.setState({ eventId: '300-1' })
      }}
      {...options}
      onCall={(name, request) => {
        if (name !== 'takeCashOut') return options.onCall?.(name, request)
        sent.push(request)
        return options.onCall?.(name, request) ?? taken(request as CashOutOrderRequest)
      }}
    >
      {markets.map(
        ({ id, type }: Market) => type !== 'session' && <ConnectedMarket key={id} marketId={id} />,
      )}
      <OpenBetsPanel />
      <CashOutOverlay />
    </FakeBetting>,
  )
  return sent
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const dialog = () => page.getByRole('dialog')

it('shows the value, the orders, the cost and each outcome, and sends exactly that once with its key', async () => {
  const sent = open()
  await button('Cash out 985.39').click()
  await expect.element(dialog().getByText('Back Netherlands at 5.20, stake 234.61')).toBeVisible()
  await expect.element(dialog().getByRole('row', { name: /Netherlands.*−1,000\.00.*−14\.61/ })).toBeVisible()
  await expect.element(dialog().getByRole('row', { name: /England.*\+220\.00.*−14\.61/ })).toBeVisible()
  await dialog().getByRole('button', { name: 'Cash out 985.39' }).click()
  await expect.element(dialog().getByText('Cashed out 100 %: −14.61 guaranteed')).toBeVisible()
  expect(sent).toMatchObject([
    {
      key: '00000000-0000-4000-8000-000000000001',
      marketId: offered.id,
      share: 100,
      orders: [{ teamId: '1', oddType: 'back', odd: 520, stake: 23_461n }],
      outcomes: [
        { teamId: '1', amount: -1_461n },
        { teamId: '2', amount: -1_461n },
      ],
    },
  ])
})

it('sends and shows the worst accepted value, by the slip’s price tolerance (Q-131)', async () => {
  const sent = open({
    onCall: (name, request) =>
      name === 'takeCashOut'
        ? {
            ...taken(request as CashOutOrderRequest),
            bets: [bet({ runnerId: '1', odds: 510, stake: 23_921n, profit: 98_079n, liability: 23_921n })],
            book: {
              marketId: offered.id,
              byRunner: ['1', '2'].map((runnerId) => ({ runnerId, runnerName: runnerId, amount: -1_921n })),
              exposure: 1_921n,
            },
          }
        : undefined,
  })
  await button('Cash out 985.39').click()
  await expect.element(dialog().getByText('At worst, if prices move')).not.toBeInTheDocument()
  await dialog().getByRole('radio', { name: 'Within steps' }).click()
  await dialog().getByRole('radio', { name: '2', exact: true }).click()
  await expect.element(dialog().getByText('At worst, if prices move')).toBeVisible()
  await expect.element(dialog().getByText('−24.00')).toBeVisible()
  await expect.element(dialog().getByText('At risk 234.61, at most 244.00')).toBeVisible()
  expect(services.slip.getState().tolerance).toEqual({ pricePolicy: 'within', priceSteps: 2 })
  await dialog().getByRole('button', { name: 'Cash out 985.39' }).click()
  await expect
    .poll(() => sent)
    .toMatchObject([
      { slippage: 939n, orders: [{ stake: 23_461n, liability: 23_461n, maxLiability: 24_400n }] },
    ])
  // The placed cash out, not the requested one.
  await expect.element(dialog().getByText('Cashed out 100 %: −19.21 guaranteed')).toBeVisible()
  await expect.element(dialog().getByText(/at 5.10, stake 239.21/)).toBeVisible()
})

it('follows the prices, and shows no value for a suspended market', async () => {
  open()
  await expect.element(button('Cash out 985.39')).toBeVisible()
  services.prices.seed({ ...offered, status: 'suspended', sequence: { epoch: 'a', seq: 2 } })
  await expect.element(button('Cash out').first()).toBeDisabled()
})

it('keeps the reason of a refusal next to new figures, and can be pressed again', async () => {
  const sent = open({
    onCall: (name) =>
      name === 'takeCashOut'
        ? Promise.reject(
            new OperatorError('refused', 'The market moved.', { status: 409, code: 'cash-out-moved' }),
          )
        : undefined,
  })
  await button('Cash out 985.39').click()
  const confirm = dialog().getByRole('button', { name: 'Cash out 985.39' })
  await confirm.click()
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('The market moved.')
  await confirm.click()
  await expect.poll(() => sent.length).toBe(2)
})

it('no longer says that a market is suspended after it reopened', async () => {
  const sent = open({
    onCall: (name) =>
      name === 'takeCashOut'
        ? Promise.reject(
            new OperatorError('refused', 'This market is suspended', {
              status: 409,
              code: 'market-suspended',
            }),
          )
        : undefined,
  })
  await button('Cash out 985.39').click()
  // The status element exists before it has text: a newly inserted one is not announced.
  await expect.element(dialog().getByRole('button', { name: 'Cash out 985.39' })).toBeVisible()
  const empty = dialog()
    .getByRole('status')
    .elements()
    .filter(({ textContent }) => textContent === '')
  expect(empty).toHaveLength(1)
  services.prices.seed({ ...offered, sequence: { epoch: 'a', seq: 2 } })
  await dialog().getByRole('button', { name: 'Cash out 985.39' }).click()
  services.prices.seed({ ...offered, status: 'suspended', sequence: { epoch: 'a', seq: 3 } })
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('This market is suspended')
  services.prices.seed({ ...offered, sequence: { epoch: 'a', seq: 4 } })
  await expect.element(dialog().getByRole('button', { name: 'Cash out 985.39' })).toBeVisible()
  await expect.element(dialog().getByRole('alert')).not.toBeInTheDocument()
  expect(sent).toHaveLength(1)
})

it('is not shown if the flag is off, if the market does not offer it, and for a session', async () => {
  open({ flags: {} })
  await expect.element(page.getByText('Match Odds').first()).toBeVisible()
  await expect.element(button(/^Cash out/)).not.toBeInTheDocument()
  root?.unmount()
  open({
    markets: [market(), session('s1', '6 over runs', { allowsCashout: true })],
    openBets: [bet(backed), bet({ id: 'b2', marketId: 's1', marketType: 'session', run: 47, runnerId: '1' })],
  })
  await expect.element(page.getByText('Match Odds').first()).toBeVisible()
  await expect.element(button(/^Cash out/)).not.toBeInTheDocument()
})

it('opens from a runner’s figure, and is sent at once while quick bets are on', async () => {
  const sent = open()
  const figure = page.getByRole('button', { name: /If England wins/ })
  await figure.click()
  await expect.element(dialog()).toBeVisible()
  expect(sent).toEqual([])
  await dialog().getByRole('button', { name: 'Close cash out' }).first().click()
  await expect.element(dialog()).not.toBeInTheDocument()
  services.slip.setState({ quickStake: 10_000n })
  await figure.click()
  await expect.poll(() => sent.length).toBe(1)
})

it('is not sent later if it was pressed while the market was suspended: the player has not seen its price', async () => {
  const sent = open()
  const figure = page.getByRole('button', { name: /If England wins/ })
  await expect.element(figure).toBeVisible()
  services.slip.setState({ quickStake: 10_000n })
  services.prices.seed({ ...offered, status: 'suspended', sequence: { epoch: 'a', seq: 2 } })
  await figure.click({ force: true })
  await expect.element(dialog()).toBeVisible()
  services.prices.seed({ ...offered, sequence: { epoch: 'a', seq: 3 } })
  await expect.element(dialog().getByRole('button', { name: 'Cash out 985.39' })).toBeVisible()
  expect(sent).toEqual([])
})

it('is not sent at once for a player who wants to confirm each bet', async () => {
  const sent = open({ user: { confirmBets: true } })
  const figure = page.getByRole('button', { name: /If England wins/ })
  await expect.element(figure).toBeVisible()
  services.slip.setState({ quickStake: 10_000n })
  await figure.click()
  await expect.element(dialog().getByRole('button', { name: 'Cash out 985.39' })).toBeVisible()
  expect(sent).toEqual([])
})

it('cashes out one bet, and all markets of the event each with a separate answer', async () => {
  const sent = open({
    markets: [offered, second],
    openBets: [bet(backed), bet({ ...backed, id: 'b2', marketId: second.id, marketName: 'Winner' })],
    onCall: (name, request) =>
      name === 'takeCashOut' && (request as { marketId: string }).marketId === second.id
        ? Promise.reject(
            new OperatorError('refused', 'This market is closed', { status: 409, code: 'market-closed' }),
          )
        : undefined,
  })
  await button('Cash out 985.39: England').first().click()
  await dialog().getByRole('button', { name: 'Cash out 985.39' }).click()
  await expect.poll(() => sent).toMatchObject([{ betId: bet().id }])
  await dialog().getByRole('button', { name: 'Close cash out' }).first().click()
  await button('Cash out all 2 markets').click()
  await expect.element(dialog().getByText('−29.22')).toBeVisible()
  await dialog().getByRole('button', { name: 'Cash out all' }).click()
  await expect.poll(() => sent.length).toBe(3)
  await expect.element(dialog().getByText('Cashed out')).toBeVisible()
  await expect.element(dialog().getByText('This market is closed')).toBeVisible()
})

it('shows on the button the amount that a part returns, not its worst outcome', async () => {
  open()
  await button('Cash out 985.39').click()
  await expect.element(dialog().getByText('You get back')).toBeVisible()
  const slider = dialog().getByRole('slider').element() as HTMLElement
  slider.focus()
  await userEvent.keyboard('{Home}')
  const worst = dialog().getByRole('row', { name: /Netherlands/ })
  await expect.element(dialog().getByText('At worst', { exact: true })).toBeVisible()
  const [after = ''] = /[\d,.]+$/.exec(worst.element().textContent) ?? []
  const returned = (1_000 - Number(after.replaceAll(',', ''))).toFixed(2)
  await expect.element(dialog().getByRole('button', { name: `Cash out ${returned}` })).toBeVisible()
})

it('removes a closed market from the event’s list, and says when none is left', async () => {
  open({
    markets: [offered, second],
    openBets: [bet(backed), bet({ ...backed, id: 'b2', marketId: second.id, marketName: 'Winner' })],
    prepare: (own) => {
      services = own
      own.slipPanel.setState({ eventId: '300-1' })
    },
  })
  await button('Cash out all 2 markets').click()
  const lines = dialog().getByRole('listitem')
  await expect.poll(() => lines.elements().length).toBe(2)
  services.prices.seed({ ...second, isClosed: true, sequence: { epoch: 'a', seq: 9 } })
  await expect.poll(() => lines.elements().length).toBe(1)
  await expect.element(dialog().getByText('−14.61').last()).toBeVisible()
  services.prices.seed({ ...offered, isClosed: true, sequence: { epoch: 'a', seq: 9 } })
  await expect.element(dialog().getByText('All markets of this event are closed')).toBeVisible()
  expect(lines.elements()).toHaveLength(0)
})

it('selects exactly half with a tap in the middle of the track, and a quarter with its mark', async () => {
  open()
  await button('Cash out 985.39').click()
  const slider = dialog().getByRole('slider')
  await slider.click()
  await expect.element(dialog().getByText('50 %', { exact: true }).first()).toBeVisible()
  await expect.element(slider).toHaveAttribute('aria-valuetext', '50 %')
  await dialog().getByText('25 %', { exact: true }).click()
  await expect.element(slider).toHaveAttribute('aria-valuetext', '25 %')
  // The smallest share is above zero.
  const { width = 0, height = 0 } = slider.element().getBoundingClientRect()
  await slider.click({ position: { x: 1, y: height / 2 } })
  await expect.element(slider).toHaveAttribute('aria-valuetext', '5 %')
  await slider.click({ position: { x: width - 1, y: height / 2 } })
  await expect.element(slider).toHaveAttribute('aria-valuetext', '100 %')
})

it('reads the prices of a bet whose event is on no page, and cashes it out there', async () => {
  const runner = offered.runners[0]!
  const read = market({
    ...offered,
    sequence: { epoch: 'a', seq: 2 },
    runners: [
      { ...runner, back: [{ odds: 610, run: 0, size: 0n }] },
      ...offered.runners.slice(1).map((one) => ({ ...one, lay: [] })),
    ],
  })
  const asked: unknown[] = []
  const sent = open({
    prepare: (own) => {
      services = own
    },
    onCall: (name, request) => {
      if (name !== 'getMarketGroup') return undefined
      asked.push(request)
      return [read]
    },
  })
  await button('Cash out 1,020.00: England').first().click()
  expect(asked).toEqual([expect.objectContaining({ eventId: '300-1' })])
  await dialog().getByRole('button', { name: 'Cash out 1,020.00' }).click()
  await expect.poll(() => sent).toMatchObject([{ betId: bet().id, orders: [{ odd: 610, stake: 20_000n }] }])
})
