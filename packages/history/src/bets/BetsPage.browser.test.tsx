import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OperatorError } from '@kit/sdk'
import { bet, casinoBet, endedBet, voidBet } from '@kit/sdk/testing'
import { pageOf } from '@kit/shell/testing'
import { FakeHistory, type FakeHistoryProps } from '../testing/FakeHistory.tsx'
import BetsPage from './BetsPage.tsx'

let root: Root | undefined
let asked: { name: string; request: Record<string, unknown> }[] = []
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
  asked = []
})

const ended = [endedBet(), voidBet()]
const player = { id: 'p1', userName: 'cricket_fan' }

function answer(name: string, request: unknown): unknown {
  asked.push({ name, request: request as Record<string, unknown> })
  const { betId } = (request ?? {}) as { betId?: string }
  if (name === 'listOpenBets') return { ...pageOf([bet(), bet({ id: 'b2' })]), totalPages: 3, totalDocs: 60 }
  if (name === 'listBetHistory') return pageOf(ended)
  if (name === 'listBetDetails') return pageOf(ended.filter(({ id }) => id === betId))
  if (name === 'listCasinoBets') return pageOf([casinoBet({ state: 'open', result: 0n })])
  if (name === 'listPlayerBets') return pageOf([{ ...bet(), player }])
  if (name === 'listPlayerBetHistory') return pageOf([{ ...ended[0], player }])
  if (name === 'listPlayerBetDetails') return pageOf([{ ...ended[0], player }])
  return undefined
}

async function open(options: Omit<FakeHistoryProps, 'children'> = {}, width = 1280) {
  await page.viewport(width, 900)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <FakeHistory onCall={answer} {...options}>
      <BetsPage />
    </FakeHistory>,
  )
}

const lastAsked = (name: string) => asked.findLast((call) => call.name === name)?.request
const tab = (name: string) => page.getByRole('tab', { name })

it('ROUTE-059 OPEN-004 OPEN-012 lists open bets of all sports with links to their events, page by page', async () => {
  await open()
  const rows = page.getByRole('table', { name: 'Open Bets' }).getByRole('row')
  await expect.poll(() => rows.elements().length).toBe(3)
  await expect
    .element(rows.nth(1).getByRole('link', { name: 'Netherlands v England' }))
    .toHaveAttribute('href', '/events/300-1')
  expect(lastAsked('listOpenBets')).toEqual({ page: 1, limit: 25, gameType: 'exchange' })
  await page.getByRole('button', { name: 'Page 2' }).click()
  await expect.poll(() => lastAsked('listOpenBets')?.['page']).toBe(2)
})

it('OPEN-012 offers the specification’s types, and requests casino bets from the casino', async () => {
  await open()
  const type = page.getByRole('combobox', { name: 'Type' })
  await expect
    .poll(() => Array.from((type.element() as HTMLSelectElement).options, ({ label }) => label))
    .toEqual([
      'All Sports',
      'Casino',
      'Sports Book',
      'Live Casino',
      'Virtual Games',
      'Slot Games',
      'Crash Games',
      'Lottery',
    ])
  await userEvent.selectOptions(type, 'Virtual Games')
  await expect.element(page.getByText('European Roulette', { exact: false })).toBeVisible()
  expect(lastAsked('listCasinoBets')).toEqual({ page: 1, limit: 25, gameType: 'Virtual Games' })
})

it('CALL-065 requests the results of the last seven days, until other days are chosen', async () => {
  await open()
  await tab('Results').click()
  await expect.element(page.getByRole('button', { name: 'Back Paper Boat' })).toBeVisible()
  const first = lastAsked('listBetHistory') as { startDate: string; endDate: string }
  expect(new Date(first.startDate)).toEqual(new Date(2026, 10, 15))
  expect(new Date(first.endDate)).toEqual(new Date(2026, 10, 21, 23, 59, 59, 999))
  await page.getByRole('button', { name: /^Days/ }).click()
  await page.getByRole('button', { name: 'Yesterday' }).click()
  await expect
    .poll(() => new Date(String(lastAsked('listBetHistory')?.['endDate'])))
    .toEqual(new Date(2026, 10, 20, 23, 59, 59, 999))
})

it('CALL-066 OPEN-002 shows why a bet ended as it did, and the result of its market', async () => {
  await open()
  await tab('Results').click()
  await page.getByRole('button', { name: 'Back England' }).click()
  const sheet = page.getByRole('dialog', { name: 'Back England' })
  await expect.element(sheet.getByText('England won: a back of the winner wins.')).toBeVisible()
  await expect.element(sheet.getByText('500.00 × (2.02 − 1) = +510.00')).toBeVisible()
  await expect.element(sheet.getByText('−200.00')).toBeVisible()
  await expect.element(sheet.getByText('+310.00')).toBeVisible()
  expect(lastAsked('listBetDetails')).toEqual({ page: 1, limit: 1, betId: 'ended-1' })
})

it('reports a bet that the operator settled with another amount than the rules give', async () => {
  const wrong = endedBet({ result: 50_000n })
  await open({
    onCall: (name, request) => {
      if (name === 'listBetHistory' || name === 'listBetDetails') return pageOf([wrong])
      return answer(name, request)
    },
  })
  await tab('Results').click()
  await page.getByRole('button', { name: 'Back England' }).click()
  await expect
    .element(
      page.getByText(
        'By these rules the result is +510.00. The operator settled it with +500.00. Contact support about the difference.',
      ),
    )
    .toBeVisible()
})

it('OPEN-008 OPEN-009 merges the open bets of all pages by their average odds, not only those of the current page', async () => {
  await open({
    onCall: (name, request) => {
      if (name !== 'listOpenBets') return answer(name, request)
      const { page: number, limit } = request as { page: number; limit: number }
      // Pages of four, because one read of a hundred would return all ten bets.
      const size = limit === 100 ? 4 : 2
      const ids = Array.from({ length: 10 }, (_, at) => `b${at}`).slice((number - 1) * size, number * size)
      return {
        ...pageOf(ids.map((id) => bet({ id }))),
        totalPages: Math.ceil(10 / size),
        totalDocs: 10,
      }
    },
  })
  await page.getByRole('switch', { name: 'Average Odds' }).click()
  await expect.element(page.getByText('10 bets')).toBeVisible()
  await expect.poll(() => page.getByRole('row').nth(1).element().textContent).toContain('5,000.00')
})

it('OPEN-008 OPEN-009 merges open bets by their average odds', async () => {
  await open()
  await page.getByRole('switch', { name: 'Average Odds' }).click()
  await expect.element(page.getByText('2 bets')).toBeVisible()
  await expect.poll(() => page.getByRole('row').nth(1).element().textContent).toContain('1,000.00')
})

it('shows cards if the screen is too narrow for a table', async () => {
  await open({}, 390)
  const cards = page.getByRole('list', { name: 'Open Bets' }).getByRole('listitem')
  await expect.poll(() => cards.elements().length).toBe(2)
  expect(page.getByRole('table').elements()).toEqual([])
  await cards.first().click({ position: { x: 300, y: 100 }, force: true })
  await expect.element(page.getByRole('dialog', { name: 'Back England' })).toBeVisible()
})

it('ROLE-023 reads all players’ bets for staff, or one player’s on request, and details by the staff calls', async () => {
  await open({ userType: 'agent' })
  await page.getByRole('button', { name: 'cricket_fan' }).click()
  await expect.poll(() => lastAsked('listPlayerBets')?.['userId']).toBe('p1')
  await tab('Results').click()
  await page.getByRole('button', { name: 'Back England' }).click()
  await expect.element(page.getByText('All bets of cricket_fan on this market')).toBeVisible()
  expect(lastAsked('listPlayerBetDetails')).toMatchObject({ betId: 'ended-1' })
  expect(asked.filter(({ name }) => name === 'listOpenBets' || name === 'listBetHistory')).toEqual([])
})

it('OPEN-006 shows an empty state, and a retry button after a failed load', async () => {
  await open({ onCall: () => undefined, openBets: [] })
  await expect.element(page.getByText('You have no open bets')).toBeVisible()
  await tab('Results').click()
  await expect.element(page.getByText('No bets settled in this period')).toBeVisible()
  root?.unmount()
  await open({ onCall: () => undefined, failing: ['listOpenBets'] })
  await expect.element(page.getByText('The bets could not be loaded')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

it('OPEN-006 keeps a list that could not be refreshed, reports it, and offers a retry', async () => {
  let reads = 0
  await open({
    onCall: (name, request) => {
      if (name === 'listOpenBets') {
        reads += 1
        if (reads === 2) throw new OperatorError('unreachable', 'busy')
      }
      return answer(name, request)
    },
  })
  const rows = page.getByRole('table', { name: 'Open Bets' }).getByRole('row')
  await expect.poll(() => rows.elements().length).toBe(3)
  // The connection returns, so everything on screen is read again.
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(rows.elements()).toHaveLength(3)
  await expect.poll(() => reads).toBe(3)
  await expect.poll(() => page.getByRole('button', { name: 'Try again' }).elements().length).toBe(0)
})

it('OPEN-012 offers only the types that the site’s features contribute, and starts with the first of them', async () => {
  await open({
    answers: { listCasinoBets: () => pageOf([casinoBet({ state: 'open', result: 0n })]) },
    onCall: () => undefined,
    onSite: (site) => {
      const [kinds = []] = site.contributed('history')
      site.contributed = (place) =>
        place === 'history' ? [kinds.filter(({ id }) => id === 'casino') as never] : []
    },
  })
  const type = page.getByRole('combobox', { name: 'Type' })
  await expect
    .poll(() => Array.from((type.element() as HTMLSelectElement).options, ({ label }) => label))
    .toEqual(['Casino', 'Live Casino', 'Virtual Games', 'Slot Games', 'Crash Games', 'Lottery'])
  await expect.element(page.getByText('European Roulette', { exact: false })).toBeVisible()
})

it('OPEN-012 switches between kinds of bets while their lists load', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let isHeld = false
  const onCall = async (name: string, request: unknown) => {
    const { gameType } = request as { gameType?: string }
    if (isHeld && gameType === 'Lottery') await held
    return answer(name, request)
  }
  await open({ onCall })
  const type = page.getByRole('combobox', { name: 'Type' })
  const average = page.getByRole('switch', { name: 'Average Odds' })
  await average.click()
  await userEvent.selectOptions(type, 'Casino')
  await expect.element(page.getByText('European Roulette', { exact: false })).toBeVisible()
  await userEvent.selectOptions(type, 'All Sports')
  await expect.element(average).toBeVisible()
  isHeld = true
  // The code of both kinds is loaded: this reader must not read the previous kind's list.
  await userEvent.selectOptions(type, 'Lottery')
  await expect.element(page.getByRole('status', { name: 'Loading your bets' })).toBeVisible()
  release()
  await expect.element(page.getByText('European Roulette', { exact: false })).toBeVisible()
})
