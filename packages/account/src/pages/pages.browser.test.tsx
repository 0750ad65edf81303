import { OperatorError } from '@kit/sdk'
import { notificationBroadcast, type Complaint } from '@kit/sdk/contract'
import { pageOf, player } from '@kit/shell/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ComplaintPage } from '../complaint/ComplaintPage.tsx'
import { MyWalletPage } from '../my-wallet/MyWalletPage.tsx'
import { NotificationPage } from '../notifications/NotificationPage.tsx'
import { receiveNotification } from '../notifications/receiveNotification.ts'
import { storeNotification } from '../notifications/storedNotifications.ts'
import { ProfilePage } from '../profile/ProfilePage.tsx'
import { ReferPage } from '../refer/ReferPage.tsx'
import { closePage, renderPage, showPage } from '../testing/showPage.tsx'

afterEach(closePage)

const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const chrome = 'Mozilla/5.0 (Linux; Android 14; K) Chrome/138.0.0.0 Mobile Safari/537.36'
const sessions = [
  { device: chrome, isCurrent: true, createdAt: '2026-11-21T10:00:00Z' },
  { device: '', isCurrent: false, createdAt: '2026-11-20T10:00:00Z' },
]

it('ROUTE-043 shows the player’s profile, with links to the pages of this site', async () => {
  showPage(<ProfilePage />, {
    user: {
      email: 'fan@example.com',
      isEmailVerified: true,
      stakeCaps: { session: 500_000n, bookmaker: null, betfair: 0n },
    },
    pages: ['/refer', '/secureauth'],
    answers: { listSessions: () => sessions },
  })
  await expect.element(heading('Profile')).toBeVisible()
  await expect.element(page.getByText('fan@example.com')).toBeVisible()
  await expect.element(page.getByText('5,000.00')).toBeVisible()
  const links = page.getByRole('link').elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/secureauth', '/refer'])
})

it('shows the devices with a login, and logs out the others', async () => {
  let all = sessions
  const { seen } = showPage(<ProfilePage />, {
    answers: {
      listSessions: () => all,
      endOtherSessions: () => {
        all = all.slice(0, 1)
        return { endedCount: 1 }
      },
    },
  })
  await expect.element(page.getByText('Chrome, Android')).toBeVisible()
  await expect.element(page.getByText('Unknown device')).toBeVisible()
  await page.getByRole('button', { name: 'Log out elsewhere' }).click()
  await expect.element(page.getByText('You are logged in on this device only.')).toBeVisible()
  expect(seen.toasts).toEqual(['1 login ended'])
})

it('shows that the profile could not be loaded, and retries', async () => {
  let isDown = true
  showPage(<MyWalletPage />, {
    onCall: (name) => (name === 'getPoints' && isDown ? Promise.reject(new Error('no')) : undefined),
  })
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  isDown = false
  await retry.click()
  await expect.element(page.getByText('1,00,000.00')).toBeVisible()
})

it('ROUTE-045 AUTH-054 shows every balance the operator sends, and only available actions', async () => {
  const { seen } = showPage(<MyWalletPage />, {
    balance: { available: 1_250_050n, exposure: 40_000n },
    user: { balances: { casino: 7_700n, clientProfit: -5_000n } },
    pages: ['/deposit'],
    intents: ['profitReport.open'],
  })
  await expect.element(page.getByText('12,500.50')).toBeVisible()
  await expect.element(page.getByText('400.00')).toBeVisible()
  await expect.element(page.getByText('77.00')).toBeVisible()
  await expect.element(page.getByText('−50.00')).toBeVisible()
  expect(page.getByText('Credit').elements()).toEqual([])
  expect(
    page
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual(['Deposit'])
  await page.getByRole('button', { name: 'Profit and Loss' }).click()
  expect(seen.intents).toEqual([['profitReport.open', {}]])
})

it('CALL-032 shows the balance also in a currency of the operator’s rates, and remembers the choice', async () => {
  const rates = [
    { currency: 'INR', symbol: '₹', rate: '1' },
    { currency: 'USD', symbol: '$', rate: '0.0118' },
    { currency: 'XAF', symbol: '', rate: '0' },
  ]
  const { site } = showPage(<MyWalletPage />, {
    balance: { available: 1_250_050n, exposure: 40_000n },
    answers: { listCurrencyRates: () => rates },
  })
  const choice = page.getByRole('combobox', { name: 'Also show the balance in' })
  await expect.element(choice).toHaveValue('')
  const names = [...(choice.element() as HTMLSelectElement).options].map(({ label }) => label)
  expect(names).toEqual(['No other currency', 'USD'])
  await userEvent.selectOptions(choice, 'USD')
  await expect.element(page.getByText('≈ $147.50')).toBeVisible()
  await expect.element(page.getByText('≈ $4.72')).toBeVisible()
  const note = 'For display only: 100 points are $1.18 at the operator’s rate. Your account stays in INR.'
  await expect.element(page.getByText(note)).toBeVisible()
  closePage()
  renderPage(<MyWalletPage />, site)
  await expect.element(choice).toHaveValue('USD')
  await expect.element(page.getByText('≈ $147.50')).toBeVisible()
})

it('CALL-032 offers no other currency if the operator has no rate, or none that is a number above 0', async () => {
  const { calls } = showPage(<MyWalletPage />, {
    answers: {
      listCurrencyRates: () => [
        { currency: 'INR', symbol: '₹', rate: '1' },
        { currency: 'USD', symbol: '$', rate: 'soon' },
      ],
    },
  })
  await expect.poll(() => calls).toContain('listCurrencyRates')
  await expect.element(page.getByText('Available')).toBeVisible()
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument()
})

it.each([
  [{}, ['Deposit', 'Withdraw', 'Transactions']],
  [{ 'wallet.deposit.showButton': false }, ['Withdraw', 'Transactions']],
  [{ 'wallet.withdraw.showButton': false }, ['Deposit', 'Transactions']],
  [{ 'domain.type': 'b2b' }, ['Transactions']],
] as const)('SHELL-030 with %j offers %s', async (flags, ways) => {
  showPage(<MyWalletPage />, { flags, pages: ['/deposit', '/withdraw', '/transaction'] })
  await expect.element(page.getByRole('link', { name: 'Transactions' })).toBeVisible()
  const links = page.getByRole('link').elements()
  expect(links.map((link) => link.textContent)).toEqual(ways)
})

it('shows the points of a single wallet once, and separate wallets if the operator has them', async () => {
  const purse = player.available
  showPage(<MyWalletPage />, { user: { balances: { sports: purse, casino: purse, thirdParty: 4_200n } } })
  await expect.element(page.getByText('Third party')).toBeVisible()
  expect(page.getByText('Casino').elements()).toEqual([])
  expect(page.getByText('Sports').elements()).toEqual([])
})

it('REG-048 hides an email address that the sign-up generated', async () => {
  showPage(<ProfilePage />, { user: { email: '9876543210@players.invalid', isEmailVerified: false } })
  await expect.element(page.getByText('Email')).toBeVisible()
  expect(page.getByText('players.invalid').elements()).toEqual([])
  expect(page.getByText('Not verified').elements()).toEqual([])
})

const news = (id: string) => ({
  id,
  isKnown: true,
  title: `News ${id}`,
  body: 'Doors open',
  image: '',
  receivedAt: '2026-11-21T10:00:00Z',
})

it('ROUTE-046 NOTIF-001 NOTIF-002 NOTIF-005 lists notifications live, and reads and deletes them', async () => {
  const asked: unknown[] = []
  const onCall = (name: string, request: unknown) => {
    if (name.endsWith('Notification')) return asked.push([name, request]) && {}
    return undefined
  }
  const { site } = showPage(<NotificationPage />, { onCall })
  await expect.element(page.getByText('No notifications yet')).toBeVisible()
  receiveNotification(site, { _id: 'n1', title: 'News n1', body: 'Doors open', icon: '', image: '' })
  await expect.element(page.getByText('Doors open')).toBeVisible()
  await expect.element(page.getByText('New', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Mark as read: News n1' }).click()
  await expect.poll(() => page.getByText('New', { exact: true }).elements()).toEqual([])
  await page.getByRole('button', { name: 'Delete: News n1' }).click()
  await expect.element(page.getByText('No notifications yet')).toBeVisible()
  expect(asked).toEqual([
    ['readNotification', { notificationId: 'n1' }],
    ['deleteNotification', { notificationId: 'n1' }],
  ])
  expect(notificationBroadcast.event).toBe('getBroadcastNotification')
})

it('NOTIF-003 keeps a notification that could not be deleted, and shows the operator’s message', async () => {
  const { site, seen } = showPage(<NotificationPage />, {
    onCall: (name) =>
      name === 'deleteNotification'
        ? Promise.reject(new OperatorError('refused', 'Not now', { status: 409, code: 'busy' }))
        : undefined,
  })
  storeNotification(site.storage, news('n1'))
  await page.getByRole('button', { name: 'Delete: News n1' }).click()
  await vi.waitFor(() => expect(seen.toasts).toEqual(['Not now']))
  await expect.element(page.getByText('News n1')).toBeVisible()
})

const complaint = (more: Partial<Complaint> = {}): Complaint => ({
  id: 'c1',
  title: 'A late bet',
  message: 'It was accepted late.',
  state: 'answered',
  answer: 'We looked at it.',
  player: { id: 'p', userName: 'fan' },
  createdAt: '2026-11-21T10:00:00Z',
  updatedAt: '2026-11-21T10:00:00Z',
  ...more,
})

it('ROUTE-042 SHELL-135 files a complaint and lists it with its answer', async () => {
  const all: Complaint[] = []
  const { seen } = showPage(<ComplaintPage />, {
    answers: {
      listComplaints: () => pageOf([...all]),
      fileComplaint: (request) => {
        all.push(complaint(request as Partial<Complaint>))
        return all[0]
      },
    },
  })
  await expect.element(page.getByText('You have no complaints')).toBeVisible()
  await page.getByRole('button', { name: 'Send' }).click()
  expect(page.getByText('Fill this in.').elements()).toHaveLength(2)
  await userEvent.fill(page.getByLabelText('Title'), '  A late bet ')
  await userEvent.fill(page.getByLabelText('Message'), 'It was accepted late. 😀')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByText(/We looked at it\./)).toBeVisible()
  expect(all).toMatchObject([{ title: 'A late bet', message: 'It was accepted late. 😀' }])
  expect(seen.toasts).toEqual(['Complaint Added'])
})

it('ERR-010 shows a failed list as an empty one of one page, without a toast, and reads it again', async () => {
  let isDown = true
  const { seen } = showPage(<ComplaintPage />, {
    answers: { listComplaints: () => pageOf([complaint()]) },
    onCall: (name) => (name === 'listComplaints' && isDown ? Promise.reject(new Error('no')) : undefined),
  })
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  expect(page.getByRole('listitem').elements()).toEqual([])
  expect(page.getByRole('navigation', { name: 'Pages of complaints' }).elements()).toEqual([])
  // The list failed, so it must not claim to be empty.
  expect(page.getByText('You have no complaints').elements()).toEqual([])
  expect(seen.toasts).toEqual([])
  isDown = false
  await retry.click()
  await expect.element(page.getByText(/We looked at it\./)).toBeVisible()
})

it('SHELL-135 hides the form if the operator accepts no complaints, and from demo accounts', async () => {
  showPage(<ComplaintPage />, {
    answers: { listComplaints: () => pageOf([]) },
    onCall: (name) =>
      name === 'fileComplaint'
        ? Promise.reject(new OperatorError('refused', 'Not found', { status: 404 }))
        : undefined,
  })
  await userEvent.fill(page.getByLabelText('Title'), 'A')
  await userEvent.fill(page.getByLabelText('Message'), 'B')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByText('Complaints cannot be sent here at the moment.')).toBeVisible()
  closePage()
  showPage(<ComplaintPage />, { user: { isDemo: true }, answers: { listComplaints: () => pageOf([]) } })
  await expect.element(page.getByText('This is your Demo Account, Please Login as Normal user')).toBeVisible()
})

it('ROUTE-041 SHELL-134 ERR-009 shows the referral code and link, and copies them', async () => {
  showPage(<ReferPage />, { answers: { getReferral: () => ({ referralCode: 'a1b2', referredCount: 3 }) } })
  await expect.element(page.getByText('a1b2', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/\/register-referrer\/a1b2$/)).toBeVisible()
  await expect.element(page.getByRole('definition')).toHaveTextContent('3')
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  await page.getByRole('button', { name: 'Copy' }).first().click()
  await expect.element(page.getByText('Copied to clipboard')).toBeVisible()
  vi.restoreAllMocks()
})
