import { createOperator, memoryTokenStore, type Operator } from '@kit/sdk'

/** Row with the operator's own ids, and no other fields. */
type Row = Record<string, unknown> & { _id: string; status?: string }

type Fields = Record<string, unknown>

export interface Sent {
  call: string
  query: Fields
  body: Fields
}

export interface DocumentedOperator {
  operator: Operator
  fetch: typeof fetch
  sent: Sent[]
  deposits: Row[]
  withdrawals: Row[]
  accounts: Row[]
  /** Replaced answers by method and path. */
  instead: Record<string, () => Response>
}

const player: Row = {
  _id: 'player-1',
  userType: 'user',
  userName: 'floodlight_fan',
  depositCount: 0,
  availablePts: 100_000,
  exposure: 0,
  createdBy: 'admin-1',
}

const depositTypes = [
  {
    _id: 'upi',
    paymentType: 'UPI',
    paymentName: 'UPI',
    active: true,
    minAmount: 100,
    maxAmount: 100_000,
    upiId: 'operator@upi',
  },
  { _id: 'card', paymentType: 'IPAY', paymentName: 'Card', active: true, upiId: 1001 },
]

const accountMethod = { paymentType: 'UPI', minAmount: 500, maxAmount: 100_000, operatorId: 1001 }

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

function paged(docs: readonly Row[], { page, limit }: Fields): Fields {
  const [number, size] = [Number(page ?? 1), Number(limit ?? 25)]
  const from = (number - 1) * size
  const pages = Math.max(1, Math.ceil(docs.length / size))
  const rows = docs.slice(from, from + size)
  return {
    docs: rows,
    limit: size,
    nextPage: number < pages,
    nextPageNumber: Math.min(pages, number + 1),
    previousPage: number > 1,
    previousPageNumber: Math.max(1, number - 1),
    showingFrom: rows.length === 0 ? 0 : from + 1,
    showingTo: from + rows.length,
    totalDocs: docs.length,
    totalPages: pages,
  }
}

const json = (body: unknown, status = 200) => Response.json(body, { status })
/** Has only a message for the player. */
const no = (message: string) => json({ message }, 400)

async function bodyOf(request: Request): Promise<Fields> {
  const type = request.headers.get('content-type') ?? ''
  if (type.includes('multipart')) return Object.fromEntries(await request.formData())
  const text = await request.text()
  return text === '' ? {} : (JSON.parse(text) as Fields)
}

/**
 * An operator that answers exactly as the specification's tables document the wallet's calls: it
 * reads the documented fields, takes no keys, assigns its own ids, and answers nothing where the
 * table shows no answer.
 */
export function documentedOperator(): DocumentedOperator {
  const sent: Sent[] = []
  const deposits: Row[] = []
  const withdrawals: Row[] = []
  const accounts: Row[] = []
  const instead: DocumentedOperator['instead'] = {}
  let count = 0
  const newId = () => `65f0c0ffee${String((count += 1)).padStart(14, '0')}`

  const listed = (rows: readonly Row[], { status, search = '', ...page }: Fields) =>
    json(
      paged(
        rows.filter(
          (row) =>
            (status === undefined || row.status === status) &&
            `${row._id}${row['utr']}`.includes(String(search)),
        ),
        page,
      ),
    )
  const requested = (rows: Row[], row: Fields) => {
    const added = { _id: newId(), createdAt: new Date().toISOString(), status: 'pending', ...row }
    rows.unshift(added)
    return added
  }

  const calls: Record<string, (fields: { query: Fields; body: Fields }) => Response> = {
    'GET api/user/profile': () => json({ docs: player }),
    'GET api/user/pts': () => json({ docs: { availablePts: 100_000, exposure: 0 } }),
    'GET api/user/communicationDetail': () =>
      json({ docs: { whatsapp: '', depositWhatsapp: '', withdrawWhatsapp: '', chat: null } }),
    'GET api/common/imageBaseUrl': () => json({ docs: { imageBase: pixel } }),
    'GET api/user/setting/depositType': () => json({ docs: depositTypes }),
    'GET api/user/setting/paymentMethodType': () =>
      json({ docs: [{ _id: 'payout-upi', paymentType: 'UPI', paymentName: 'UPI', active: true }] }),
    // No bonus and no account is an empty answer, not an empty list.
    'GET api/user/setting/bonus': () => json({}),
    'GET api/user/bonus': () => new Response(null, { status: 204 }),
    'GET api/user/account': () =>
      accounts.length === 0 ? new Response(null, { status: 204 }) : json({ docs: accounts }),
    'POST api/user/account': ({ body }) => {
      accounts.push({
        _id: newId(),
        name: body['name'],
        primary: accounts.length === 0,
        accountDetails: body['accountDetails'],
        paymentMethodType: accountMethod,
      })
      return json({})
    },
    'PUT api/user/account': ({ body }) => {
      const account = accounts.find(({ _id }) => _id === body['accountId'])
      if (!account) return no('No such account')
      for (const one of accounts) one['primary'] = one === account
      account['accountDetails'] = body['accountDetails']
      return json({})
    },
    'DELETE api/user/account': ({ query }) => {
      const at = accounts.findIndex(({ _id }) => _id === query['accountId'])
      if (at < 0) return no('No such account')
      accounts.splice(at, 1)
      return json({})
    },
    'PATCH api/user/account': ({ query }) => {
      if (query['primary'] !== 'true') return no('primary must be true')
      if (!accounts.some(({ _id }) => _id === query['accountId'])) return no('No such account')
      for (const one of accounts) one['primary'] = one._id === query['accountId']
      return new Response('', { status: 200 })
    },
    'POST api/user/accountLog': () => json({}),
    'GET api/user/deposit': ({ query }) => listed(deposits, query),
    'GET api/user/withdraw': ({ query }) => listed(withdrawals, query),
    'POST api/user/deposit': ({ body }) => {
      if (!(body['image'] instanceof File)) return no('No picture')
      if (deposits.some(({ utr }) => utr === body['utr'])) return no('This UTR was used before')
      requested(deposits, { amount: Number(body['amount']), utr: body['utr'], type: 'UPI' })
      return json({ message: 'Deposit Successfull' })
    },
    'POST api/user/deposit/iPay': ({ body }) => {
      requested(deposits, { amount: body['amount'], type: 'IPAY' })
      return json({ docs: { iPayRedirectUrl: `${window.location.origin}/hosted-payment/x` } })
    },
    'POST api/user/withdraw': ({ body }) =>
      json({ docs: requested(withdrawals, { amount: body['amount'], type: 'UPI' }) }),
    'POST api/user/withdraw/iPay': ({ body }) => {
      requested(withdrawals, { amount: body['amount'], type: 'UPI' })
      return json({})
    },
    'DELETE api/user/withdraw': ({ query }) => {
      const request = withdrawals.find(({ _id }) => _id === query['withdrawId'])
      if (request?.status !== 'pending') return no('Only a pending request can be deleted')
      request.status = 'canceled'
      return json({})
    },
    'GET api/user/transaction': () => json(paged([], {})),
  }

  async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const call = `${request.method} ${url.pathname.slice(1)}`
    const handler = calls[call]
    if (!handler) return json({ message: `${call} is in no table` }, 404)
    const fields = { query: Object.fromEntries(url.searchParams), body: await bodyOf(request) }
    if (request.method !== 'GET') sent.push({ call, ...fields })
    const done = handler(fields)
    return instead[call]?.() ?? done
  }

  const operator = createOperator({
    hosts: window.location.origin,
    clientKey: 'key',
    domain: { name: 'site.test', type: 'b2c' },
    tokenStore: memoryTokenStore({ token: 't', userType: 'user' }),
    connectSocket: () => new Promise(() => {}),
    fetch: answer,
  })
  return { operator, fetch: answer, sent, deposits, withdrawals, accounts, instead }
}
