import { z } from 'zod'
import type { Context } from '../context.ts'
import type { Answer, Call, Route } from '../http.ts'
import { Amount, hundredths } from '../money.ts'
import { Refusal, type Request } from '../store.ts'
import { parse } from './account.ts'

const amount = z.union([z.number(), z.string()]).transform((value, context) => {
  const parsed = hundredths(value)
  if (parsed !== undefined && parsed > 0n) return parsed
  context.addIssue({ code: 'custom', message: 'no amount' })
  return z.NEVER
})
const details = z.array(z.object({ label: z.string(), value: z.string() }))
const id = z.string().min(1)

const method = (_id: string, paymentType: string, paymentName: string, upiId = '') => ({
  _id,
  paymentType,
  paymentName,
  active: true,
  isLock: false,
  minAmount: new Amount(10_000n),
  maxAmount: new Amount(10_000_000n),
  sort: 1,
  customFields: [{ label: 'Account', type: 'text', value: '000111222' }],
  accountNumber: '000111222',
  walletNumber: '',
  bankName: 'Harbour Bank',
  accountName: 'Documented Operator',
  ifscCode: 'HARB0000001',
  upiId,
  mobileNumber: '',
  appName: '',
  remarks: '',
})

/** The documented types of a report and of a transaction. An unknown type filters nothing. */
function isOfType(kind: string, value: bigint, type: string): boolean {
  if (type === 'debit' || type === 'credit') return (type === 'debit') === value < 0n
  return !['dw', 'bet', 'sportsBook'].includes(type) || kind === type
}

export function walletRoutes(context: Context): Route[] {
  const { store, live } = context
  const depositTypes = [
    method('dep-upi', 'UPI', 'UPI', 'operator@bank'),
    method('dep-imps', 'IMPS', 'IMPS'),
    method('dep-neft', 'NEFT', 'NEFT'),
    method('dep-ipay', 'IPAY', 'Card', '7'),
  ]
  const accountTypes = [method('acc-imps', 'IMPS', 'Bank account'), method('acc-upi', 'UPI', 'UPI')]
  const player = { auth: 'bearer', encoding: 'none', roles: ['user'] } as const
  const all = { auth: 'bearer', encoding: 'none' } as const
  const staffTypes = [
    'administrator',
    'whiteLabel',
    'admin',
    'superMaster',
    'master',
    'agent',
    'branch',
    'subBranch',
    'defaultBranch',
  ]

  const requestDocument = ({ _id, amount: value, remarks, createdAt, type, utr, status }: Request) => ({
    _id,
    amount: new Amount(value),
    remarks,
    createdAt,
    type,
    utr,
    status,
  })
  const isWithin = (date: string, query: URLSearchParams) =>
    (!query.get('startDate') || date >= query.get('startDate')!) &&
    (!query.get('endDate') || date <= query.get('endDate')!)
  const listOf =
    (kind: Request['kind']) =>
    ({ account, query }: Call): Answer => ({
      rows: store.requests
        .filter(
          (request) =>
            request.kind === kind &&
            (account.userType !== 'user' || request.userId === account.id) &&
            (!query.get('status') || request.status === query.get('status')) &&
            isWithin(request.createdAt, query),
        )
        .map((request) => requestDocument(request)),
    })

  function open({ account }: Call, kind: Request['kind'], value: bigint, type: string, utr = ''): Request {
    if (account.demo) throw new Refusal(400, 'This is your Demo Account, Please Login as Normal user')
    const newest = store.requests.find((one) => one.userId === account.id && one.kind === kind)
    if (newest?.status === 'pending') throw new Refusal(400, 'Already Have Request, Please Wait')
    if (kind === 'withdraw' && value > store.available(account))
      throw new Refusal(400, 'Insufficient Balance')
    const request: Request = {
      _id: store.newId(),
      userId: account.id,
      kind,
      amount: value,
      type,
      utr,
      remarks: '',
      status: 'pending',
      createdAt: store.time(),
    }
    store.requests.unshift(request)
    // Held from the request on, and given back if it is refused.
    if (kind === 'withdraw') store.book(account, 'dw', -value, 'Withdraw request')
    live.toUser(account.id, kind === 'deposit' ? 'getDepositUpdates' : 'getWithdrawUpdates', {
      userId: account.id,
    })
    return request
  }

  function decide(request: Request | undefined, status: string, remarks: string) {
    const isOpen = request?.status === 'pending' || request?.status === 'processing'
    if (!request || !isOpen || (status === 'processing' && request.status !== 'pending'))
      throw new Refusal(400, 'Request Not Found')
    request.status = status
    request.remarks = remarks
    const account = store.accountOf(request.userId)!
    const isPaid =
      request.kind === 'deposit' ? status === 'approved' : status === 'rejected' || status === 'canceled'
    if (isPaid) store.book(account, 'dw', request.amount, `${request.kind} ${status}`)
    live.toUser(account.id, request.kind === 'deposit' ? 'getDepositStatusChanged' : 'getWithdrawUpdates', {
      userId: account.id,
    })
    live.toUser(account.id, 'getPtsUpdates', { userId: account.id })
  }

  const act =
    (kind: Request['kind']) =>
    ({ body }: Call): Answer => {
      const given = parse(
        z.object({
          depositId: id,
          action: z.enum(['approved', 'rejected', 'processing']),
          remarks: z.string().default(''),
          transactionCode: z.literal(context.transactionCode),
        }),
        body,
      )
      decide(
        store.requests.find((request) => request.kind === kind && request._id === given.depositId),
        given.action,
        given.remarks,
      )
      return { message: 'Request Updated' }
    }

  const ownAccount = ({ account }: Call, accountId: unknown) => {
    const found = account.payoutAccounts.find(({ _id }) => _id === accountId)
    if (!found) throw new Refusal(400, 'Account Not Found')
    return found
  }
  const makePrimary = (call: Call, accountId: string) => {
    for (const one of call.account.payoutAccounts) one.primary = one._id === accountId
  }
  const typeOf = (call: Call, accountId: string) =>
    accountTypes.find(({ _id }) => _id === ownAccount(call, accountId).methodId)?.paymentType ?? 'IMPS'

  const payouts: Route[] = [
    {
      method: 'GET',
      path: 'api/user/account',
      ...player,
      answer: ({ account }) => ({
        docs: account.payoutAccounts.map(({ methodId, ...one }) => {
          const type = accountTypes.find(({ _id }) => _id === methodId)!
          const { paymentType, minAmount, maxAmount } = type
          return { ...one, paymentMethodType: { paymentType, minAmount, maxAmount } }
        }),
      }),
    },
    {
      method: 'POST',
      path: 'api/user/account',
      ...player,
      encoding: 'json',
      answer({ account, body }) {
        const given = parse(z.object({ paymentMethodTypeId: id, name: id, accountDetails: details }), body)
        if (!accountTypes.some(({ _id }) => _id === given.paymentMethodTypeId))
          throw new Refusal(400, 'Account Not Created')
        account.payoutAccounts.push({
          _id: store.newId(),
          name: given.name,
          primary: account.payoutAccounts.length === 0,
          accountDetails: given.accountDetails,
          methodId: given.paymentMethodTypeId,
        })
        return { message: 'Account Created Successfully' }
      },
    },
    {
      method: 'PUT',
      path: 'api/user/account',
      ...player,
      encoding: 'json',
      answer(call) {
        const given = parse(
          z.object({ accountId: id, primary: z.literal(true), accountDetails: details }),
          call.body,
        )
        ownAccount(call, given.accountId).accountDetails = given.accountDetails
        makePrimary(call, given.accountId)
        return { message: 'Account List Updated' }
      },
    },
    {
      method: 'DELETE',
      path: 'api/user/account',
      ...player,
      answer(call) {
        const found = ownAccount(call, call.query.get('accountId'))
        call.account.payoutAccounts = call.account.payoutAccounts.filter((one) => one !== found)
        return { message: 'Account Deleted' }
      },
    },
    {
      method: 'PATCH',
      path: 'api/user/account',
      ...player,
      answer(call) {
        makePrimary(call, ownAccount(call, call.query.get('accountId'))._id)
        return { message: 'Primary Account Updated Successfull' }
      },
    },
    {
      method: 'POST',
      path: 'api/user/accountLog',
      ...player,
      encoding: 'json',
      answer: () => ({}),
    },
  ]

  const deposits: Route[] = [
    {
      method: 'POST',
      path: 'api/user/deposit',
      ...player,
      encoding: 'multipart',
      answer(call) {
        const given = parse(z.object({ utr: z.string(), depositTypeId: id, amount }), call.body)
        const type = depositTypes.find(({ _id }) => _id === given.depositTypeId)
        if (!type) throw new Refusal(400, 'Deposit Type Not Found')
        open(call, 'deposit', given.amount, type.paymentType, given.utr)
        return { message: 'Deposit Successfull' }
      },
    },
    {
      method: 'POST',
      path: 'api/user/deposit/iPay',
      needsDocs: true,
      ...player,
      encoding: 'json',
      answer(call) {
        const given = parse(z.object({ depositTypeId: id, amount, redirectUrl: z.url() }), call.body)
        const { _id } = open(call, 'deposit', given.amount, 'IPAY')
        return { docs: { iPayRedirectUrl: `https://pay.example/${_id}` } }
      },
    },
    {
      method: 'POST',
      path: 'api/{type}/deposit',
      ...all,
      encoding: 'json',
      roles: ['defaultBranch'],
      answer: () => ({ message: 'Deposit Successfull' }),
    },
    {
      method: 'PATCH',
      path: 'api/{type}/deposit',
      ...all,
      encoding: 'form',
      roles: staffTypes,
      answer: act('deposit'),
    },
    { method: 'GET', path: 'api/{type}/deposit', ...all, answer: listOf('deposit') },
  ]

  const withdrawals: Route[] = [
    { method: 'GET', path: 'api/{type}/withdraw', ...all, answer: listOf('withdraw') },
    {
      method: 'POST',
      path: 'api/user/withdraw',
      ...player,
      encoding: 'json',
      answer(call) {
        const given = parse(z.object({ amount, accountId: id }), call.body)
        const request = open(call, 'withdraw', given.amount, typeOf(call, given.accountId))
        return { message: 'Withdraw Request Added', docs: requestDocument(request) }
      },
    },
    {
      method: 'POST',
      path: 'api/user/withdraw/iPay',
      ...player,
      encoding: 'json',
      answer(call) {
        const given = parse(z.object({ amount, accountId: id }), call.body)
        open(call, 'withdraw', given.amount, 'IPAY')
        return {}
      },
    },
    {
      method: 'PATCH',
      path: 'api/{type}/withdraw',
      ...all,
      encoding: 'form',
      roles: staffTypes,
      answer: act('withdraw'),
    },
    {
      method: 'DELETE',
      path: 'api/user/withdraw',
      ...player,
      answer({ account, query }) {
        const request = store.requests.find(
          ({ _id, userId, kind }) =>
            _id === query.get('withdrawId') && userId === account.id && kind === 'withdraw',
        )
        if (request?.status !== 'pending') throw new Refusal(400, 'Request Not Found')
        decide(request, 'canceled', '')
        return {}
      },
    },
  ]

  const bonuses = [
    {
      _id: 'bonus1',
      title: 'First deposit',
      description: '10% more',
      min: 500,
      max: 50_000,
      limit: 1,
      type: 'ftd',
    },
    {
      _id: 'bonus2',
      title: 'Weekend',
      description: '5% more',
      min: 500,
      max: 50_000,
      limit: 3,
      type: 'depositBonus',
    },
  ]
  return [
    ...payouts,
    ...deposits,
    ...withdrawals,
    {
      method: 'GET',
      path: 'api/{type}/setting/paymentMethodType',
      ...all,
      answer: () => ({ docs: accountTypes }),
    },
    { method: 'GET', path: 'api/{type}/setting/depositType', ...all, answer: () => ({ docs: depositTypes }) },
    { method: 'GET', path: 'api/{type}/setting/bonus', ...all, answer: () => ({ docs: bonuses }) },
    {
      method: 'GET',
      path: 'api/user/bonus',
      ...player,
      answer: () => ({ docs: [{ bonusId: 'bonus2', count: 1 }] }),
    },
    {
      method: 'GET',
      path: 'api/{type}/transaction',
      ...all,
      answer: ({ account, query }) => ({
        rows: store.statements
          .filter(
            ({ userId, kind, amount, createdAt }) =>
              userId === account.id &&
              isOfType(kind, amount, query.get('trxType') ?? 'all') &&
              isWithin(createdAt, query),
          )
          .map(({ _id, amount: value, balance, remarks, createdAt }) => ({
            _id,
            amount: new Amount(value < 0n ? -value : value),
            type: value < 0n ? 'debit' : 'credit',
            balance: new Amount(balance),
            remarks,
            createdAt,
          })),
      }),
    },
    { method: 'GET', path: 'api/{type}/complain', ...all, answer: () => ({ rows: [] }) },
    {
      method: 'GET',
      path: 'api/{type}/user/complain',
      ...all,
      roles: staffTypes,
      answer: () => ({ rows: [] }),
    },
    {
      method: 'GET',
      path: 'api/{type}/game/report',
      ...all,
      answer({ account, query }) {
        const total = (values: bigint[]) => new Amount(values.reduce((sum, value) => sum + value, 0n))
        const settled = store.bets.filter(
          ({ userId, settledAt }) => userId === account.id && settledAt && isWithin(settledAt, query),
        )
        const sports = [...new Set(settled.map(({ market }) => market.event.sport.id))]
        const requests = (kind: Request['kind']) =>
          store.requests.filter(
            (one) =>
              one.userId === account.id &&
              one.kind === kind &&
              one.status === 'approved' &&
              isWithin(one.createdAt, query),
          )
        const sumOf = (kind: Request['kind']) =>
          requests(kind).length === 0
            ? []
            : [{ totalAmount: total(requests(kind).map(({ amount: value }) => value)), totalBonus: 0 }]
        return {
          docs: {
            casino: [],
            exchange: sports.map((eventTypeId) => {
              const results = settled
                .filter(({ market }) => market.event.sport.id === eventTypeId)
                .map(({ result }) => result ?? 0n)
              return {
                eventTypeId,
                totalAmount: total(results),
                totalWin: total(results.filter((value) => value > 0n)),
                totalLose: total(results.filter((value) => value < 0n)),
              }
            }),
            deposit: sumOf('deposit'),
            withdraw: sumOf('withdraw'),
          },
        }
      },
    },
  ]
}
