import { randomBytes } from 'node:crypto'
import { exposureOf, resultOf, type Bet } from './books.ts'
import { createEvents, type Market } from './markets.ts'

export interface Account {
  id: string
  userType: string
  userName: string
  phone: string
  email: string
  password: string
  demo: boolean
  confirmBets: boolean
  cockFightCreated: boolean
  /** Points in hundredths, without what open bets and requests hold. */
  pts: bigint
  stakes: { _id: string; label: string; value: number }[]
  quickBets: { _id: string; label: string; value: number }[]
  favouriteEvents: string[]
  favouriteMarkets: string[]
  payoutAccounts: PayoutAccount[]
  createdAt: string
}

export interface PayoutAccount {
  _id: string
  name: string
  primary: boolean
  accountDetails: { label: string; value: string }[]
  methodId: string
}

export interface Request {
  _id: string
  userId: string
  kind: 'deposit' | 'withdraw'
  amount: bigint
  type: string
  utr: string
  remarks: string
  status: string
  createdAt: string
}

export interface Statement {
  _id: string
  userId: string
  kind: 'dw' | 'bet'
  amount: bigint
  balance: bigint
  remarks: string
  createdAt: string
}

const presets = (values: number[]) =>
  values.map((value, index) => ({ _id: `preset${index + 1}`, label: String(value), value }))

/** An answer that explains itself with nothing but a message. */
export class Refusal extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Creates a store in memory. */
export function createStore({ password, now }: { password: string; now: () => number }) {
  let count = 0
  const newId = () => `6a00${(++count).toString(16).padStart(20, '0')}`
  const accounts: Account[] = []
  const sessions = new Map<string, { account: Account; endsAt: number }>()
  const bets: Bet[] = []
  const requests: Request[] = []
  const statements: Statement[] = []
  const events = createEvents(now())
  const time = () => new Date(now()).toISOString()

  function addAccount(given: Partial<Account> & Pick<Account, 'userName'>): Account {
    const account: Account = {
      id: newId(),
      userType: 'user',
      phone: '',
      email: `${given.userName}@mail.example`,
      password,
      demo: false,
      confirmBets: false,
      cockFightCreated: false,
      pts: 0n,
      stakes: presets([1000, 2000, 3000, 4000, 5000, 6000]),
      quickBets: presets([1000, 2000, 3000]),
      favouriteEvents: [],
      favouriteMarkets: [],
      payoutAccounts: [],
      createdAt: time(),
      ...given,
    }
    accounts.push(account)
    return account
  }

  addAccount({ userName: 'player', phone: '+919876543210', pts: 10_000_000n })
  addAccount({ userName: 'second', phone: '+919876543211', pts: 10_000_000n })
  for (const userType of ['administrator', 'whiteLabel', 'branch', 'defaultBranch'])
    addAccount({ userName: userType.toLowerCase(), userType })

  const openBets = (userId: string, market?: Market) =>
    bets.filter(
      (bet) => bet.userId === userId && bet.result === undefined && (!market || bet.market === market),
    )

  function exposure(userId: string): bigint {
    const markets = new Set(openBets(userId).map(({ market }) => market))
    return [...markets].reduce((total, market) => total + exposureOf(market, openBets(userId, market)), 0n)
  }

  function book(account: Account, kind: Statement['kind'], amount: bigint, remarks: string) {
    account.pts += amount
    statements.unshift({
      _id: newId(),
      userId: account.id,
      kind,
      amount,
      balance: account.pts,
      remarks,
      createdAt: time(),
    })
  }

  const accountOf = (userId: string) => accounts.find(({ id }) => id === userId)

  return {
    accounts,
    sessions,
    bets,
    requests,
    statements,
    events,
    markets: events.flatMap(({ markets }) => markets),
    isInMaintenance: false,
    isSocketOn: true,
    newId,
    time,
    addAccount,
    accountOf,
    openBets,
    exposure,
    available: (account: Account) => account.pts - exposure(account.id),
    book,
    startSession(account: Account): string {
      const token = randomBytes(24).toString('hex')
      sessions.set(token, { account, endsAt: Number.POSITIVE_INFINITY })
      return token
    },
    settle(market: Market, outcome: { winnerId: string } | { run: bigint }): string[] {
      const open = bets.filter((bet) => bet.market === market && bet.result === undefined)
      for (const bet of open) {
        bet.result = resultOf(bet, outcome)
        bet.settledAt = time()
        const account = accountOf(bet.userId)
        if (account) book(account, 'bet', bet.result, `${market.event.name} / ${market.name}`)
      }
      market.status = 'closed'
      return [...new Set(open.map(({ userId }) => userId))]
    },
  }
}

export type Store = ReturnType<typeof createStore>
