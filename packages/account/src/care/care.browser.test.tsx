import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { OperatorError } from '@kit/sdk'
import { followChanges } from '@kit/sdk/changes'
import type { Care, CareEvent, Jurisdiction } from '@kit/sdk/contract'
import { FlagsContext } from '@kit/sdk/react'
import type { SiteServices } from '@kit/shell/feature'
import { fakeSite, pageOf, type FakeSiteOptions } from '@kit/shell/testing'
import { MessagesProvider, SiteLinkProvider } from '@kit/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createStore } from 'zustand/vanilla'
import { care } from './index.ts'
import { careParts } from './parts.tsx'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

const nowMs = Date.UTC(2026, 10, 21, 12)
const nothing: Care = {
  limits: [],
  timeOutUntil: null,
  excludedUntil: null,
  realityCheckMinutes: 0,
  depositWaitsFor: 'nothing',
}

function show(part: 'SaferPlay' | 'Watch', jurisdiction: Jurisdiction, options: FakeSiteOptions = {}) {
  const fake = fakeSite({ login: { token: 't', userType: 'user' }, nowMs, ...options })
  showPart(fake.site, part, jurisdiction)
  return fake
}

function showPart(site: SiteServices, part: 'SaferPlay' | 'Watch', jurisdiction: Jurisdiction) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  followChanges(site.operator.live, queries)
  const Part = careParts(
    site,
    jurisdiction,
    createStore(() => false),
  )[part]
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <QueryClientProvider client={queries}>
      <MessagesProvider locale="en-IN" messages={{}}>
        <SiteLinkProvider value={site}>
          <Part />
        </SiteLinkProvider>
      </MessagesProvider>
    </QueryClientProvider>,
  )
}

function keeping() {
  let own = nothing
  const asked: [string, unknown][] = []
  const history: CareEvent[] = []
  const onCall = (name: string, request: unknown) => {
    if (name === 'getCare') return own
    if (name === 'listCareHistory') return pageOf([...history])
    if (!/^(?:setCareLimit|startTimeOut|excludeSelf|setRealityCheck)$/.test(name)) return undefined
    asked.push([name, request])
    if (name === 'setCareLimit') {
      const limit = request as Pick<Care['limits'][number], 'kind' | 'period' | 'amount'>
      const isGoing = limit.amount === null
      own = {
        ...own,
        limits: [
          {
            ...limit,
            amount: isGoing ? 50_000n : limit.amount,
            used: 12_500n,
            nextAt: isGoing ? '2026-11-22T12:00:00Z' : null,
            nextAmount: null,
            isConfirmable: false,
          },
        ],
      }
      history.unshift({
        id: String(history.length),
        kind: 'limit',
        at: '2026-11-21T12:00:00Z',
        limitKind: limit.kind,
        period: limit.period,
        amount: limit.amount,
      })
    }
    if (name === 'startTimeOut') own = { ...own, timeOutUntil: '2026-11-28T12:00:00Z' }
    return own
  }
  return { onCall, asked }
}

it('sets a limit, and shows its used amount and its removal date', async () => {
  const { onCall, asked } = keeping()
  const { seen } = show('SaferPlay', 'none', { onCall })
  await expect.element(page.getByText('You have set no limits.')).toBeVisible()
  await page.getByRole('button', { name: 'Set limit' }).click()
  await expect.element(page.getByText('Enter an amount above 0.')).toBeVisible()
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Limit' }), 'loss')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'For' }), 'week')
  await userEvent.fill(page.getByLabelText('Points'), '500')
  await page.getByRole('button', { name: 'Set limit' }).click()
  await expect.element(page.getByText('125.00 of 500.00 used')).toBeVisible()
  expect(asked).toEqual([['setCareLimit', { kind: 'loss', period: 'week', amount: 50_000n }]])
  await page.getByRole('button', { name: 'Remove the limit: Losses, a week' }).click()
  await expect.element(page.getByText(/^To be confirmed from 22 Nov 2026.*: No limit$/)).toBeVisible()
  await expect.element(page.getByText('Limit Losses, a week: No limit')).toBeVisible()
  expect(seen.toasts).toEqual(['Saved', 'Saved'])
})

it('shows in the history how many unmatched orders a break cancelled', async () => {
  const at = '2026-11-21T12:00:00Z'
  const until = '2026-11-28T12:00:00Z'
  const breaks: CareEvent[] = [
    { id: '2', kind: 'exclusion', at, until, endedOrders: 3 },
    { id: '1', kind: 'timeOut', at, until, endedOrders: 1 },
    { id: '0', kind: 'timeOut', at, until },
  ]
  show('SaferPlay', 'none', {
    onCall: (name) =>
      name === 'listCareHistory' ? pageOf(breaks) : name === 'getCare' ? nothing : undefined,
  })
  await expect.element(page.getByText(/· 3 unmatched orders cancelled$/)).toBeVisible()
  await expect.element(page.getByText(/· 1 unmatched order cancelled$/)).toBeVisible()
  expect(page.getByText(/unmatched orders? cancelled$/).elements()).toHaveLength(2)
})

it('lets the player confirm a higher limit when it is due, by requesting it again', async () => {
  const rising = {
    kind: 'stake' as const,
    period: 'day' as const,
    amount: 50_000n,
    used: 0n,
    nextAt: '2026-11-21T11:00:00Z',
    nextAmount: 90_000n,
    isConfirmable: true,
  }
  const asked: unknown[] = []
  const onCall = (name: string, request: unknown) => {
    if (name === 'listCareHistory') return pageOf([])
    if (name === 'setCareLimit') asked.push(request)
    const isConfirmed = asked.length > 0
    return {
      ...nothing,
      limits: [
        isConfirmed
          ? { ...rising, amount: 90_000n, nextAt: null, nextAmount: null, isConfirmable: false }
          : rising,
      ],
    }
  }
  show('SaferPlay', 'none', { onCall })
  await page.getByRole('button', { name: 'Confirm the change: Stakes, a day' }).click()
  await expect.element(page.getByText('0.00 of 900.00 used')).toBeVisible()
  expect(asked).toEqual([{ kind: 'stake', period: 'day', amount: 90_000n }])
  await expect.element(page.getByRole('button', { name: /^Confirm/ })).not.toBeInTheDocument()
})

it('requires a confirmation before a break, and shows how long it lasts', async () => {
  const { onCall, asked } = keeping()
  show('SaferPlay', 'none', { onCall })
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'How long' }).first(), '7 days')
  await page.getByRole('button', { name: 'Start the break' }).click()
  const dialog = page.getByRole('dialog', { name: 'Take a break' })
  await expect.element(dialog.getByText(/^No bets and no deposits for 7 days\./)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Start the break' }).click()
  await dialog.getByRole('button', { name: 'Start the break' }).click()
  await expect.element(page.getByText(/^You are taking a break until 28 Nov 2026/)).toBeVisible()
  expect(asked).toEqual([['startTimeOut', { hours: 168 }]])
})

it('shows everyone which tools are available where, and links visitors to the login', async () => {
  const { seen } = show('SaferPlay', 'uk', {
    login: null,
    intents: ['login', 'profitReport.open'],
    pages: ['/responsible-gambling'],
  })
  for (const tool of ['Self-exclusion', 'Session clock', 'Profit and loss'])
    await expect.element(page.getByText(tool, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Log in to set your limits' }).click()
  expect(seen.intents).toEqual([['login', { returnTo: '/safer-play' }]])
})

it('asks under uk whether the player wants a deposit limit, and accepts a no', async () => {
  const asked: unknown[] = []
  const onCall = (name: string, request: unknown) => {
    if (name === 'setCareLimit') asked.push(request)
    if (name === 'listCareHistory') return pageOf([])
    return { ...nothing, depositWaitsFor: asked.length > 0 ? 'nothing' : 'answer' }
  }
  show('SaferPlay', 'uk', { onCall })
  const question = page.getByText(/^Before your first deposit/)
  await expect.element(question).toBeVisible()
  await page.getByRole('button', { name: 'I want no limit' }).click()
  await expect.poll(() => question.elements()).toEqual([])
  expect(asked).toEqual([{ kind: 'deposit', period: 'month', amount: null }])
})

it('requires a deposit limit under strict', async () => {
  const onCall = (name: string) =>
    name === 'listCareHistory' ? pageOf([]) : { ...nothing, depositWaitsFor: 'limit' }
  show('SaferPlay', 'strict', { onCall })
  await expect.element(page.getByText(/^Set a deposit limit below/)).toBeVisible()
  expect(page.getByRole('button', { name: 'I want no limit' }).elements()).toEqual([])
})

const minutesFromNow = (minutes: number) => new Date(nowMs + minutes * 60_000).toISOString()

const playing = (minutes: number, session: object = {}): FakeSiteOptions => ({
  answers: {
    getCare: () => nothing,
    confirmRealityCheck: () => ({}),
    listSessions: () => [{ device: '', isCurrent: true, createdAt: minutesFromNow(-minutes), ...session }],
    getProfitReport: () => ({
      casino: [{ gameCategory: 'Slot Games', totalAmount: -30_000n, totalWin: 0n, totalLose: 30_000n }],
      exchange: [{ eventTypeId: '4', totalAmount: 12_000n, totalWin: 12_000n, totalLose: 0n }],
      deposit: [],
      withdraw: [],
    }),
  },
})

it('shows a due reality check with the time, and the net position over sport and casino', async () => {
  const { site, seen } = show('Watch', 'uk', playing(65))
  await expect.element(page.getByRole('timer', { includeHidden: true })).toHaveTextContent('1:05')
  const dialog = page.getByRole('dialog', { name: 'Your reality check' })
  await expect.element(dialog.getByText('You have been logged in for 1:05.')).toBeVisible()
  for (const amount of ['+120.00', '−300.00', '−180.00'])
    await expect.element(dialog.getByText(amount)).toBeVisible()
  await dialog.getByRole('button', { name: 'Take a break' }).click()
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
  expect(seen.paths).toEqual(['/safer-play'])
  expect(site.tabStorage.getItem('kit.care.checkedAt')).toBe(String(nowMs))
})

it('closes the check only once the operator has recorded it as read, and shows errors', async () => {
  let isUp = false
  const { site, calls } = show('Watch', 'uk', {
    ...playing(65),
    onCall: (name) => {
      if (name === 'confirmRealityCheck' && !isUp) throw new OperatorError('unreachable', 'No connection')
      return undefined
    },
  })
  const dialog = page.getByRole('dialog', { name: 'Your reality check' })
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect.element(dialog.getByText('No connection')).toBeVisible()
  expect(site.tabStorage.getItem('kit.care.checkedAt')).toBeNull()
  isUp = true
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
  expect(calls.filter((name) => name === 'confirmRealityCheck')).toHaveLength(2)
})

it('skips a check that was read in another tab', async () => {
  show('Watch', 'uk', playing(65, { checkedAt: minutesFromNow(-5) }))
  await expect.element(page.getByRole('timer')).toHaveTextContent('1:05')
  expect(page.getByRole('dialog').elements()).toEqual([])
})

it('checks with reality at once where the operator’s clock went back an hour, and then no more', async () => {
  const { site } = show('Watch', 'uk', playing(-50, { checkedAt: minutesFromNow(55) }))
  const dialog = page.getByRole('dialog', { name: 'Your reality check' })
  await expect.element(dialog.getByText('You have been logged in for 0:00.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
  expect(site.tabStorage.getItem('kit.care.checkedAt')).toBe(String(nowMs))
  await expect.element(page.getByRole('timer')).toHaveTextContent('0:00')
})

it('warns once, ten minutes before a login ends under strict', async () => {
  const { site } = show(
    'Watch',
    'strict',
    playing(232, { checkedAt: minutesFromNow(-2), expiresAt: minutesFromNow(8) }),
  )
  const dialog = page.getByRole('dialog', { name: 'You will be logged out in 8 minutes' })
  await expect.element(dialog.getByText(/^You are logged out after 4 hours\./)).toBeVisible()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
  expect(site.operator.session.get()).not.toBeNull()
})

it('ends the login at the same time as the operator', async () => {
  const ended: string[] = []
  const { site } = show(
    'Watch',
    'strict',
    playing(240, { checkedAt: minutesFromNow(-2), expiresAt: minutesFromNow(0) }),
  )
  site.operator.session.onEnd((reason) => ended.push(reason))
  await expect.poll(() => site.operator.session.get()).toBeNull()
  expect(ended).toEqual(['expired'])
})

it('does not mention the login’s end if the jurisdiction sets none', async () => {
  show('Watch', 'uk', playing(50, { expiresAt: minutesFromNow(2) }))
  await expect.element(page.getByRole('timer')).toHaveTextContent('0:50')
  expect(page.getByRole('dialog').elements()).toEqual([])
})

it('shows nothing until a check is due', async () => {
  show('Watch', 'uk', playing(59))
  await expect.element(page.getByRole('timer')).toHaveTextContent('0:59')
  expect(page.getByRole('dialog').elements()).toEqual([])
})

function setUp(inFile: Jurisdiction | undefined, options: FakeSiteOptions) {
  const fake = fakeSite({ login: { token: 't', userType: 'user' }, nowMs, ...options })
  const { overlays = [], ...rest } = care(inFile && { jurisdiction: inFile }).setup(fake.site)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MessagesProvider locale="en-IN" messages={{}}>
        <FlagsContext value={fake.site.flags}>
          {overlays.map((Overlay) => (
            <Overlay key="care" />
          ))}
        </FlagsContext>
      </MessagesProvider>
    </QueryClientProvider>,
  )
  return { ...fake, ...rest }
}

it('shows nothing and asks nothing if no jurisdiction requires it', () => {
  const { calls, routes = [], header, accountMenu, start } = setUp(undefined, {})
  expect([header, start]).toEqual([undefined, undefined])
  expect(accountMenu?.map(({ to }) => to)).toEqual(['/safer-play'])
  expect(routes.map(({ path }) => path)).toEqual(['/safer-play'])
  expect([document.body.textContent, calls]).toEqual(['', []])
})

it('shows the operator’s declared jurisdiction if the site’s file names none, as soon as it is known', async () => {
  const { site } = setUp(undefined, playing(65))
  expect(page.getByRole('dialog').elements()).toEqual([])
  site.flags.setLayer('operator', { 'domain.jurisdiction': 'uk' })
  await expect.element(page.getByRole('dialog', { name: 'Your reality check' })).toBeVisible()
})

it('shows the check whenever a refused bet requires it, and hides it once it was read', async () => {
  const { intents } = setUp(undefined, playing(5))
  intents?.['care.check']?.({})
  const dialog = page.getByRole('dialog', { name: 'Your reality check' })
  await expect.element(dialog.getByText('You have been logged in for 0:05.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
})

it.each([
  ['none', 'strict', '0:35', true],
  ['strict', 'none', '0:35', true],
  ['uk', 'uk', '0:35', false],
] as const)(
  'applies the stricter of a file with %s and an operator with %s, and reports the difference to the brand team',
  async (inFile, declared, played, isReported) => {
    const reported: string[] = []
    const fake = fakeSite({ login: { token: 't', userType: 'user' }, nowMs, ...playing(35) })
    fake.site.flags.setLayer('operator', { 'domain.jurisdiction': declared })
    showPart({ ...fake.site, onError: (error) => void reported.push(String(error)) }, 'Watch', inFile)
    await expect.element(page.getByRole('timer', { includeHidden: true })).toHaveTextContent(played)
    const isChecked = page.getByRole('dialog').elements().length > 0
    expect(isChecked).toBe(isReported)
    const words = `care({ jurisdiction: '${inFile}' }), and the operator has declared '${declared}'`
    expect(reported.map((one) => one.includes(words))).toEqual(isReported ? [true] : [])
  },
)
