import type {
  CareEvent,
  CareLimitKind,
  CarePeriod,
  Bonus,
  AccountDetail,
  MarketParents,
  RunnerStatus,
  Side,
  BetState,
  CasinoCategory,
  CasinoOutcome,
  ComplaintState,
  Jurisdiction,
  MarketType,
  PaymentMethod,
  PaymentState,
  PricePolicy,
  UserType,
  InPlayChoice,
  UnmatchedOrderEnd,
  UnmatchedOrderState,
  priceLevels,
} from '@kit/sdk/contract'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type * as z from 'zod/mini'
import type { FeedState, RaceFacts } from '../../feed/feed.ts'
import type { WagerShares } from '../payments/bonuses/wager.ts'

// The tables as queries see them. Their constraints are in migrations/*.sql.

type WireLevels = z.input<typeof priceLevels>

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const minor = (name: string) => bigint(name, { mode: 'bigint' })

export const account = pgTable('account', {
  id: text('id').primaryKey(),
  userName: text('user_name').notNull(),
  userNameKey: text('user_name_key').notNull(),
  fullName: text('full_name').notNull(),
  userType: text('user_type').$type<UserType>().notNull(),
  isDemo: boolean('is_demo').notNull(),
  passwordHash: text('password_hash').notNull(),
  confirmBets: boolean('confirm_bets').notNull().default(false),
  betDelaySeconds: integer('bet_delay_seconds').notNull().default(0),
  sessionMax: minor('session_max'),
  bookmakerMax: minor('bookmaker_max'),
  betfairMax: minor('betfair_max'),
  bonusLock: boolean('bonus_lock').notNull().default(false),
  casinoLock: boolean('casino_lock').notNull().default(false),
  europeanCasinoDisabled: boolean('european_casino_disabled').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at'),
  parentId: text('parent_id'),
  phone: text('phone'),
  email: text('email').notNull().default(''),
  emailKey: text('email_key'),
  transactionCodeHash: text('transaction_code_hash'),
  mustChangePassword: boolean('must_change_password').notNull().default(false),
  isLocked: boolean('is_locked').notNull().default(false),
  referralCode: text('referral_code').notNull(),
  totpSecret: text('totp_secret'),
  hasSecondFactor: boolean('has_second_factor').notNull().default(false),
  totpStep: minor('totp_step').notNull().default(0n),
  hasCare: boolean('has_care').notNull().default(false),
  /** Time of the last change, set by the database. */
  updatedAt: instant('updated_at')
    .notNull()
    .$defaultFn(() => new Date()),
  deviceToken: text('device_token').notNull().default(''),
})
export type AccountRow = typeof account.$inferSelect

export const loginSession = pgTable('login_session', {
  tokenHash: text('token_hash').primaryKey(),
  userId: text('user_id').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  owesSecondFactor: boolean('owes_second_factor').notNull().default(false),
  lastSeenAt: instant('last_seen_at').notNull(),
  device: text('device').notNull().default(''),
  checkMinutes: integer('check_minutes').notNull().default(0),
  checkedAt: instant('checked_at'),
  domains: json('domains').$type<string[]>().notNull().default([]),
})

export const playerDomain = pgTable(
  'player_domain',
  {
    userId: text('user_id').notNull(),
    domain: text('domain').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.domain] })],
)

export const playerClock = pgTable('player_clock', {
  userId: text('user_id').primaryKey(),
  startedAt: instant('started_at').notNull(),
  checkMinutes: integer('check_minutes').notNull(),
  seenAt: instant('seen_at').notNull(),
})

export const knownDevice = pgTable(
  'known_device',
  {
    tokenHash: text('token_hash').notNull(),
    userId: text('user_id').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tokenHash, table.userId] })],
)

export const care = pgTable('care', {
  userId: text('user_id').primaryKey(),
  timeOutUntil: instant('time_out_until'),
  excludedUntil: instant('excluded_until'),
  realityCheckMinutes: integer('reality_check_minutes').notNull().default(0),
})

export const careLimit = pgTable(
  'care_limit',
  {
    userId: text('user_id').notNull(),
    kind: text('kind').$type<CareLimitKind>().notNull(),
    period: text('period').$type<CarePeriod>().notNull(),
    amount: minor('amount'),
    nextAmount: minor('next_amount'),
    nextAt: instant('next_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.period] })],
)

export const careEvent = pgTable('care_event', {
  id: minor('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: text('user_id').notNull(),
  at: instant('at').notNull(),
  kind: text('kind').$type<CareEvent['kind']>().notNull(),
  limitKind: text('limit_kind').$type<CareLimitKind>(),
  period: text('period').$type<CarePeriod>(),
  amount: minor('amount'),
  until: instant('until'),
  minutes: integer('minutes'),
  /** Number of unmatched orders that a break ended. */
  endedOrders: integer('ended_orders'),
})

export const securityEvent = pgTable('security_event', {
  id: minor('id').primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull(),
  kind: text('kind').notNull(),
  actorId: text('actor_id'),
  outcome: text('outcome').notNull(),
  address: text('address').notNull(),
  details: json('details').$type<Record<string, unknown>>().notNull().default({}),
})

export const registration = pgTable('registration', {
  accountId: text('account_id').primaryKey(),
  referrerId: text('referrer_id'),
  promoCode: text('promo_code').notNull(),
  utmSource: text('utm_source').notNull(),
  registrationSource: text('registration_source').notNull(),
  wagerBonusId: text('wager_bonus_id').notNull(),
  ageConfirmedAt: instant('age_confirmed_at'),
  termsAcceptedAt: instant('terms_accepted_at'),
})

export const oneTimeCode = pgTable('one_time_code', {
  id: minor('id').primaryKey().generatedAlwaysAsIdentity(),
  purpose: text('purpose').$type<'signup' | 'forgotPassword'>().notNull(),
  phone: text('phone').notNull(),
  codeHash: text('code_hash').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  attempts: integer('attempts').notNull().default(0),
  usedAt: instant('used_at'),
})
export type CodePurpose = (typeof oneTimeCode.$inferSelect)['purpose']

export const inboxMessage = pgTable('inbox_message', {
  id: minor('id').primaryKey().generatedAlwaysAsIdentity(),
  phone: text('phone').notNull(),
  purpose: text('purpose').$type<CodePurpose>().notNull(),
  sender: text('sender').notNull(),
  code: text('code').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const contactChannel = pgTable('contact_channel', {
  accountId: text('account_id').primaryKey(),
  whatsapp: text('whatsapp').notNull().default(''),
  depositWhatsapp: text('deposit_whatsapp').notNull().default(''),
  withdrawWhatsapp: text('withdraw_whatsapp').notNull().default(''),
  chatType: text('chat_type').$type<'liveChat' | 'zoho' | 'pulse' | 'tawk'>(),
  chatValue: text('chat_value').notNull().default(''),
})

export const notification = pgTable('notification', {
  id: text('id').primaryKey(),
  userId: text('user_id'),
  title: text('title').notNull(),
  message: text('message').notNull(),
  icon: text('icon').notNull().default(''),
  image: text('image').notNull().default(''),
  createdAt: instant('created_at').notNull(),
})

export const notificationMark = pgTable(
  'notification_mark',
  {
    notificationId: text('notification_id').notNull(),
    userId: text('user_id').notNull(),
    isRead: boolean('is_read').notNull().default(false),
    isDeleted: boolean('is_deleted').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.notificationId, table.userId] })],
)

export const market = pgTable('market', {
  id: text('id').primaryKey(),
  exchangeId: text('exchange_id').notNull(),
  eventId: text('event_id').notNull(),
  name: text('name').notNull(),
  parents: json('parents').$type<MarketParents>().notNull(),
  openDate: instant('open_date').notNull(),
  numberOfWinners: integer('number_of_winners').notNull(),
  type: text('type').$type<MarketType>().notNull().default('betfair'),
  priority: integer('priority'),
  resultRun: integer('result_run'),
  state: text('state').$type<'open' | 'settled' | 'void'>().notNull().default('open'),
  voidReason: text('void_reason'),
  resultNote: text('result_note'),
  closedAt: instant('closed_at'),
  isHeld: boolean('is_held').notNull().default(false),
})
export type MarketRow = typeof market.$inferSelect

export const runner = pgTable(
  'runner',
  {
    marketId: text('market_id').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    sort: integer('sort').notNull(),
    clothNumber: text('cloth_number'),
    facts: json('facts').$type<RaceFacts>().notNull().default({}),
    status: text('status').$type<RunnerStatus>().notNull().default('active'),
    /** True if it tied for the last places of its market. */
    tied: boolean('tied').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.marketId, table.id] })],
)
export type RunnerRow = typeof runner.$inferSelect

export const orderRequest = pgTable(
  'order_request',
  {
    userId: text('user_id').notNull(),
    key: text('key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    state: text('state').$type<'held' | 'placed' | 'refused'>().notNull(),
    status: integer('status'),
    body: json('body').$type<Record<string, unknown>>(),
    createdAt: instant('created_at').notNull(),
    heldBy: integer('held_by'),
    intent: text('intent'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
)

export const bet = pgTable('bet', {
  number: minor('number').generatedAlwaysAsIdentity(),
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  orderKey: text('order_key').notNull(),
  marketId: text('market_id').notNull(),
  runnerId: text('runner_id').notNull(),
  runnerName: text('runner_name').notNull(),
  marketType: text('market_type').$type<MarketType>().notNull(),
  side: text('side').$type<Side>().notNull(),
  odds: integer('odds').notNull(),
  run: doublePrecision('run').notNull(),
  stake: minor('stake').notNull(),
  profit: minor('profit').notNull(),
  liability: minor('liability').notNull(),
  state: text('state').$type<BetState>().notNull().default('open'),
  result: minor('result').notNull().default(0n),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  settledAt: instant('settled_at'),
  nation: text('nation'),
  settlementNumber: integer('settlement_number'),
  cashOutKey: text('cash_out_key'),
  cashOutOf: text('cash_out_of'),
  remainder: minor('remainder').notNull().default(0n),
  orderId: text('order_id'),
})
export type BetRow = typeof bet.$inferSelect

export const betMoment = pgTable('bet_moment', {
  betId: text('bet_id').primaryKey(),
  askedOdds: integer('asked_odds').notNull(),
  askedRun: doublePrecision('asked_run').notNull(),
  pricePolicy: text('price_policy').$type<PricePolicy>(),
  priceSteps: integer('price_steps'),
  arrivedOdds: integer('arrived_odds'),
  arrivedRun: doublePrecision('arrived_run'),
  receivedAt: instant('received_at').notNull(),
  delayMs: integer('delay_ms').notNull(),
  back: json('back').$type<WireLevels>().notNull(),
  lay: json('lay').$type<WireLevels>().notNull(),
})

export const unmatchedOrder = pgTable('waiting_order', {
  number: minor('number').generatedAlwaysAsIdentity(),
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  orderKey: text('order_key').notNull(),
  marketId: text('market_id').notNull(),
  runnerId: text('runner_id').notNull(),
  runnerName: text('runner_name').notNull(),
  side: text('side').$type<Side>().notNull(),
  odds: integer('odds').notNull(),
  stake: minor('stake').notNull(),
  matched: minor('matched').notNull(),
  matchedWeight: minor('matched_weight').notNull(),
  ahead: minor('ahead').notNull(),
  bookVersion: integer('book_version').notNull(),
  atInPlay: text('at_in_play').$type<InPlayChoice>().notNull(),
  endsWithConnection: boolean('ends_with_connection').notNull(),
  connectedAt: instant('connected_at').notNull(),
  state: text('state').$type<UnmatchedOrderState>().notNull(),
  end: text('end_reason').$type<UnmatchedOrderEnd>(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})
export type UnmatchedOrderRow = typeof unmatchedOrder.$inferSelect

export const marketSettlement = pgTable(
  'market_settlement',
  {
    marketId: text('market_id').notNull(),
    number: integer('number').notNull(),
    state: text('state').$type<'settled' | 'void'>().notNull(),
    runnersBefore: json('runners_before').$type<{ id: string; status: RunnerStatus }[]>().notNull(),
    settledAt: instant('settled_at').notNull(),
    rolledBackAt: instant('rolled_back_at'),
    /** Index of the feed's result that caused it, or null for staff. */
    feedResult: integer('feed_result'),
  },
  (table) => [primaryKey({ columns: [table.marketId, table.number] })],
)

export const stakePreset = pgTable(
  'stake_preset',
  {
    userId: text('user_id').notNull(),
    kind: text('kind').$type<'stake' | 'quickBet'>().notNull(),
    position: integer('position').notNull(),
    label: text('label').notNull(),
    value: minor('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.position] })],
)

export const favouriteEvent = pgTable(
  'favourite_event',
  {
    number: minor('number').generatedAlwaysAsIdentity(),
    userId: text('user_id').notNull(),
    eventId: text('event_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.eventId] })],
)

export const favouriteMarket = pgTable(
  'favourite_market',
  {
    number: minor('number').generatedAlwaysAsIdentity(),
    userId: text('user_id').notNull(),
    marketId: text('market_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.marketId] })],
)

export const ledgerTransaction = pgTable('ledger_transaction', {
  id: minor('id').primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').notNull(),
  reference: text('reference').notNull(),
  marketId: text('market_id'),
  createdAt: instant('created_at').notNull(),
})

export const posting = pgTable('posting', {
  id: minor('id').primaryKey().generatedAlwaysAsIdentity(),
  transactionId: minor('transaction_id').notNull(),
  account: text('account').notNull(),
  marketId: text('market_id'),
  amount: minor('amount').notNull(),
})

/** The sum of an account's postings, which the database updates with each posting. */
export const balance = pgTable('balance', {
  account: text('account').primaryKey(),
  amount: minor('amount').notNull(),
})

/** A player's reserve on a market, and the player's result on it so far. */
export const marketBalance = pgTable(
  'market_balance',
  {
    userId: text('user_id').notNull(),
    marketId: text('market_id').notNull(),
    held: minor('held').notNull(),
    result: minor('result').notNull(),
  },
  (columns) => [primaryKey({ columns: [columns.userId, columns.marketId] })],
)

/** A player's result of bets on one day, in UTC. */
export const dayResult = pgTable(
  'day_result',
  {
    userId: text('user_id').notNull(),
    day: date('day').notNull(),
    result: minor('result').notNull(),
  },
  (columns) => [primaryKey({ columns: [columns.userId, columns.day] })],
)

export const operatorSwitch = pgTable('operator_switch', {
  name: text('name').$type<'maintenance' | 'useSocket' | 'singleScreen'>().primaryKey(),
  isOn: boolean('is_on').notNull(),
  /** Message for players during maintenance. */
  message: text('message').notNull().default(''),
})

export const domainConfiguration = pgTable('domain_configuration', {
  domainName: text('domain_name').primaryKey(),
  flags: json('flags').$type<Readonly<Record<string, unknown>>>().notNull(),
  jurisdiction: text('jurisdiction').$type<Jurisdiction>().notNull().default('none'),
  updatedAt: instant('updated_at').notNull(),
})

export const operatorCommand = pgTable('operator_command', {
  key: text('key').primaryKey(),
  administratorId: text('administrator_id').notNull(),
  fingerprint: text('fingerprint').notNull(),
  answer: json('answer').$type<Record<string, unknown>>(),
  createdAt: instant('created_at').notNull(),
})

export const feedState = pgTable('feed_state', {
  id: integer('id').primaryKey(),
  state: json('state').$type<FeedState>().notNull(),
  term: minor('term').notNull().default(0n),
})

export type PaymentMethodDetails = Partial<
  Pick<
    PaymentMethod,
    | 'customFields'
    | 'accountNumber'
    | 'walletNumber'
    | 'bankName'
    | 'accountName'
    | 'ifscCode'
    | 'upiId'
    | 'mobileNumber'
    | 'appName'
    | 'remarks'
  >
>

export const paymentMethod = pgTable('payment_method', {
  id: text('id').primaryKey(),
  purpose: text('purpose').$type<'deposit' | 'payout'>().notNull(),
  paymentType: text('payment_type').$type<PaymentMethod['paymentType']>().notNull(),
  name: text('name').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  isLocked: boolean('is_locked').notNull().default(false),
  minAmount: minor('min_amount').notNull(),
  maxAmount: minor('max_amount').notNull(),
  sort: integer('sort').notNull(),
  details: json('details').$type<PaymentMethodDetails>().notNull(),
})
export type PaymentMethodRow = typeof paymentMethod.$inferSelect

export const paymentAccount = pgTable('payment_account', {
  number: minor('number').generatedAlwaysAsIdentity(),
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  methodId: text('method_id').notNull(),
  name: text('name').notNull(),
  isPrimary: boolean('is_primary').notNull(),
  details: json('details').$type<AccountDetail[]>().notNull(),
  createdAt: instant('created_at').notNull(),
  deletedAt: instant('deleted_at'),
})
export type PaymentAccountRow = typeof paymentAccount.$inferSelect

export const paymentAccountLog = pgTable('payment_account_log', {
  number: minor('number').primaryKey().generatedAlwaysAsIdentity(),
  userId: text('user_id').notNull(),
  accountNumber: text('account_number').notNull(),
  details: json('details').$type<AccountDetail[]>().notNull(),
  createdAt: instant('created_at').notNull(),
})

export const bonus = pgTable('bonus', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  minAmount: minor('min_amount').notNull(),
  maxAmount: minor('max_amount').notNull(),
  useLimit: integer('use_limit').notNull(),
  type: text('type').notNull(),
  percentage: integer('percentage').notNull(),
  bonusType: text('bonus_type').$type<Bonus['bonusType']>().notNull(),
  isActive: boolean('is_active').notNull().default(true),
  wagerTimes: integer('wager_times').notNull().default(0),
  /** A bonus without a wager is refused otherwise. */
  allowsNoWager: boolean('allows_no_wager').notNull().default(false),
  wagerShares: json('wager_shares').$type<WagerShares>().notNull().default({ exchange: 100, casino: 100 }),
})
export type BonusRow = typeof bonus.$inferSelect

export const upload = pgTable('upload', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  mediaType: text('media_type').notNull(),
  size: integer('size').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const deposit = pgTable('deposit', {
  number: minor('number').generatedAlwaysAsIdentity(),
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  methodId: text('method_id').notNull(),
  amount: minor('amount').notNull(),
  utr: text('utr'),
  imageId: text('image_id'),
  bonusId: text('bonus_id'),
  bonusAmount: minor('bonus_amount').notNull().default(0n),
  wagerAmount: minor('wager_amount').notNull().default(0n),
  state: text('state').$type<PaymentState>().notNull(),
  remarks: text('remarks').notNull().default(''),
  decidedBy: text('decided_by'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})
export type DepositRow = typeof deposit.$inferSelect

export const requestStep = pgTable('request_step', {
  id: minor('id').primaryKey().generatedAlwaysAsIdentity(),
  requestId: text('request_id').notNull(),
  state: text('state').$type<PaymentState>().notNull(),
  at: instant('at').notNull(),
  actorId: text('actor_id'),
  remarks: text('remarks').notNull().default(''),
  key: text('key'),
})

export const hostedPayment = pgTable('hosted_payment', {
  tokenHash: text('token_hash').primaryKey(),
  depositId: text('deposit_id').notNull(),
  returnUrl: text('return_url').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export const withdrawal = pgTable('withdrawal', {
  number: minor('number').generatedAlwaysAsIdentity(),
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  methodId: text('method_id').notNull(),
  /** Id of the account; empty if it was requested before the column existed. */
  accountId: text('account_id').notNull().default(''),
  amount: minor('amount').notNull(),
  accountName: text('account_name').notNull(),
  accountDetails: json('account_details').$type<AccountDetail[]>().notNull(),
  state: text('state').$type<PaymentState>().notNull(),
  remarks: text('remarks').notNull().default(''),
  decidedBy: text('decided_by'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})
export type WithdrawalRow = typeof withdrawal.$inferSelect

export const casinoSeedChain = pgTable(
  'casino_seed_chain',
  {
    lane: text('lane').notNull(),
    number: integer('number').notNull(),
    commitment: text('commitment').notNull(),
    lastSeed: text('last_seed').notNull(),
    length: integer('length').notNull(),
    used: integer('used').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (columns) => [primaryKey({ columns: [columns.lane, columns.number] })],
)

export const casinoRound = pgTable('casino_round', {
  number: minor('number').generatedAlwaysAsIdentity(),
  id: text('id').primaryKey(),
  gameCode: text('game_code').notNull(),
  category: text('category').$type<CasinoCategory>().notNull(),
  ownerId: text('owner_id'),
  serverSeed: text('server_seed').notNull(),
  clientSeed: text('client_seed').notNull(),
  state: text('state').$type<'open' | 'settled' | 'void'>().notNull().default('open'),
  outcome: json('outcome').$type<CasinoOutcome>(),
  openedAt: instant('opened_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  endedAt: instant('ended_at'),
  settlements: integer('settlements').notNull().default(0),
  provider: text('provider'),
  /** Commitment of the chain of a shared round's seed, and the seed's position in it. */
  chainCommitment: text('chain_commitment'),
  chainPosition: integer('chain_position'),
})
export type CasinoRoundRow = typeof casinoRound.$inferSelect

export const casinoBet = pgTable('casino_bet', {
  number: minor('number').generatedAlwaysAsIdentity(),
  id: text('id').primaryKey(),
  roundId: text('round_id').notNull(),
  userId: text('user_id').notNull(),
  betKey: text('bet_key').notNull(),
  fingerprint: text('fingerprint').notNull(),
  selection: text('selection').notNull(),
  selectionName: text('selection_name').notNull(),
  stake: minor('stake').notNull(),
  profit: minor('profit').notNull(),
  cashOut: integer('cash_out'),
  state: text('state').$type<BetState>().notNull().default('open'),
  result: minor('result').notNull().default(0n),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  settledAt: instant('settled_at'),
  settlements: integer('settlements').notNull().default(0),
})
export type CasinoBetRow = typeof casinoBet.$inferSelect

export const casinoWalletCall = pgTable(
  'casino_wallet_call',
  {
    provider: text('provider').notNull(),
    transactionId: text('transaction_id').notNull(),
    fingerprint: text('fingerprint'),
    status: integer('status').notNull(),
    answer: json('answer').$type<Record<string, unknown>>().notNull(),
    betId: text('bet_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.transactionId] })],
)
export type CasinoWalletCallRow = typeof casinoWalletCall.$inferSelect

export const casinoSession = pgTable('casino_session', {
  tokenHash: text('token_hash').primaryKey(),
  loginHash: text('login_hash').notNull(),
  userId: text('user_id').notNull(),
  gameCode: text('game_code').notNull(),
  site: text('site').notNull(),
  isOpened: boolean('is_opened').notNull().default(false),
  nextSeed: text('next_seed').notNull(),
  expiresAt: instant('expires_at').notNull(),
})
export type CasinoSessionRow = typeof casinoSession.$inferSelect

export const cockFight = pgTable('cock_fight', {
  userId: text('user_id').primaryKey(),
  isOpen: boolean('is_open').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const complaint = pgTable('complaint', {
  number: minor('number').generatedAlwaysAsIdentity(),
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  title: text('title').notNull(),
  message: text('message').notNull(),
  state: text('state').$type<ComplaintState>().notNull().default('open'),
  answer: text('answer').notNull().default(''),
  answeredBy: text('answered_by'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})
export type ComplaintRow = typeof complaint.$inferSelect

export const handoff = pgTable('handoff', {
  codeHash: text('code_hash').primaryKey(),
  userId: text('user_id').notNull(),
  audience: text('audience').notNull(),
  loginHash: text('login_hash').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export const recoveryCode = pgTable(
  'recovery_code',
  { userId: text('user_id').notNull(), codeHash: text('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

export const passkey = pgTable('passkey', {
  credentialId: text('credential_id').primaryKey(),
  userId: text('user_id').notNull(),
  /** A COSE key as base64url. */
  publicKey: text('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull().default(0),
  /** Comma-separated. */
  transports: text('transports').notNull().default(''),
  name: text('name').notNull(),
  isSynced: boolean('is_synced').notNull(),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at'),
})
export type PasskeyRow = typeof passkey.$inferSelect

export const passkeyChallenge = pgTable('passkey_challenge', {
  challengeHash: text('challenge_hash').primaryKey(),
  userId: text('user_id'),
  expiresAt: instant('expires_at').notNull(),
})

/**
 * The database or a transaction. Inside a transaction, use only the transaction: PGlite has one connection.
 */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>

export const outbox = pgTable('outbox', {
  id: minor('id').primaryKey().generatedAlwaysAsIdentity(),
  seq: minor('seq'),
  audience: json('audience').notNull(),
  event: text('event').notNull(),
  payload: json('payload').notNull(),
})

export const outboxHead = pgTable('outbox_head', {
  id: integer('id').primaryKey(),
  seq: minor('seq').notNull(),
})
