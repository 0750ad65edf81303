import { createOperator, memoryTokenStore } from '@kit/sdk'
import {
  listDeposits,
  listTransactions,
  listWithdrawals,
  minorFromPoints,
  type Minor,
} from '@kit/sdk/contract'
import { sql } from 'drizzle-orm'
import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readRange, type ExportSheet } from '../../../../../sdk/src/sheets/index.ts'
import { sheetOfRequests, sheetOfStatement } from '../../../../../wallet/src/export/exportSheet.ts'
import { writeFile } from '../../../../../wallet/src/export/writeFile.ts'
import { posting } from '../../database/schema.ts'
import { opening, testMarket } from '../../../testing/fakeFeed.ts'
import {
  startTestOperator,
  testOrder,
  type TestOperator,
  type TestPlayer,
} from '../../../testing/operator.ts'
import { paymentsOf, requestIn } from '../../../testing/payments.ts'
import { settleMarket } from '../../bets/settleMarket.ts'

// The files that a player saves, written by the site's own code, against the ledger.

let operator: TestOperator
let staff: TestPlayer
beforeAll(async () => {
  operator = await startTestOperator(opening(testMarket('1.1'), testMarket('1.2')), {
    payments: { allowsMultipleRequests: true },
  })
  staff = await operator.newMember('administrator', 0n)
})
afterAll(() => operator.sandbox.close())

const message = (id: string) => id
const reading = { signal: new AbortController().signal, onProgress: () => {} }
const grant = 10_000_000n

async function busyPlayer(): Promise<TestPlayer> {
  const payments = paymentsOf(operator)
  const player = await operator.newMember('user', grant)
  const accountId = await payments.payoutAccount(player)
  for (const [amount, action, bonusId] of [
    ['1000', 'approved', 'bonus-first'],
    ['2500', 'approved', ''],
    ['700', 'rejected', ''],
    ['900', 'processing', ''],
  ] as const) {
    const request = requestIn(await payments.deposit(player, { amount, ...(bonusId && { bonusId }) }))
    await payments.decide(staff, 'deposit', request, action)
  }
  for (const [amount, action] of [
    [500.5, 'approved'],
    [600.25, 'rejected'],
    [800, 'processing'],
  ] as const) {
    const request = requestIn(await player.call('POST', 'api/user/withdraw', { amount, accountId }))
    await payments.decide(staff, 'withdraw', request, action)
  }
  for (const marketId of ['1.1', '1.2']) await player.place(testOrder(marketId, { stake: 33_333n }))
  const outcome = new Map([
    ['101', 'loser'],
    ['102', 'winner'],
    ['103', 'loser'],
  ] as const)
  await settleMarket(operator.sandbox.database, { marketId: '1.1', outcome, by: 'operator', at: new Date() })
  return player
}

const clientOf = ({ token }: TestPlayer) =>
  createOperator({
    hosts: operator.url,
    clientKey: 'key',
    domain: { name: 'localhost', type: 'b2c' },
    tokenStore: memoryTokenStore({ token, userType: 'user' }),
    connectSocket: () => new Promise(() => {}),
    fetch,
  }).client

async function inLedger(account: string): Promise<Minor> {
  const [row] = await operator.sandbox.database
    .select({ sum: sql<string>`coalesce(sum(${posting.amount}), 0)::text` })
    .from(posting)
    .where(sql`${posting.account} like ${account}`)
  return BigInt(row?.sum ?? '0')
}

const partOf = (sheet: ExportSheet, label: string): Minor =>
  sheet.sums.find((one) => one.label === label)?.minor ?? 0n

async function amountsOfCsv(sheet: ExportSheet) {
  const text = await (await writeFile('csv', sheet)).text()
  const lines = text.replace('\uFEFF', '').trimEnd().split('\r\n')
  const end = lines.indexOf('')
  const amount = (line: string) => minorFromPoints(line.split(',')[1] ?? '') ?? 0n
  return { rows: lines.slice(1, end).map(amount), sums: lines.slice(end + 1).map(amount) }
}

function unzipped(zip: Buffer, name: string): string {
  for (
    let at = zip.indexOf('PK\u0001\u0002', 0, 'latin1');
    at >= 0;
    at = zip.indexOf('PK\u0001\u0002', at + 4, 'latin1')
  ) {
    const nameLength = zip.readUInt16LE(at + 28)
    if (zip.toString('utf8', at + 46, at + 46 + nameLength) !== name) continue
    const [method, size, local] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 20),
      zip.readUInt32LE(at + 42),
    ]
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const data = zip.subarray(from, from + size)
    return (method === 0 ? data : inflateRawSync(data)).toString('utf8')
  }
  throw new Error(`The zip has no ${name}`)
}

/** Returns the amounts in the second column of a workbook: of its rows, and of the sums below them. */
async function amountsOfWorkbook(sheet: ExportSheet) {
  const file = Buffer.from(await (await writeFile('xlsx', sheet)).arrayBuffer())
  const xml = unzipped(file, 'xl/worksheets/sheet1.xml')
  const cells = [...xml.matchAll(/<c r="B(\d+)"[^>]*?><v>([^<]*)<\/v>/g)]
    .filter(([, row]) => Number(row) > 1)
    .map(([, row, value]) => ({ row: Number(row), minor: BigInt(Math.round(Number(value) * 100)) }))
  const last = sheet.rows.length + 1
  return {
    rows: cells.filter(({ row }) => row <= last).map(({ minor }) => minor),
    sums: cells.filter(({ row }) => row > last).map(({ minor }) => minor),
  }
}

it('saves files whose rows and sums equal the ledger’s, as CSV and as a workbook', async () => {
  const player = await busyPlayer()
  const client = clientOf(player)
  const statement = sheetOfStatement(
    await readRange(
      (page, limit) => client.page(listTransactions, { page, limit: Math.min(limit, 3) }),
      reading,
    ),
    message,
  )
  const mine = (name: string) => inLedger(`player:${player.id}:${name}`)
  const held = await inLedger(`player:${player.id}:%`)
  expect(await mine('withdrawing')).toBe(80_000n)
  expect(partOf(statement, 'wallet.export.sum')).toBe(held)

  const deposits = sheetOfRequests(
    'deposit',
    await readRange((page, limit) => client.page(listDeposits, { page, limit, search: '' }), reading),
    message,
  )
  const withdrawals = sheetOfRequests(
    'withdraw',
    await readRange((page, limit) => client.page(listWithdrawals, { page, limit, search: '' }), reading),
    message,
  )
  const bonus = partOf(deposits, 'wallet.transactions.bonus')
  expect(bonus).toBe(100_000n)
  expect(partOf(withdrawals, 'wallet.request.state.processing')).toBe(await mine('withdrawing'))
  expect(
    grant +
      partOf(deposits, 'wallet.request.state.approved') +
      bonus -
      partOf(withdrawals, 'wallet.request.state.approved') -
      33_333n,
  ).toBe(held)

  for (const sheet of [statement, deposits, withdrawals]) {
    const amounts = sheet.rows.map(({ cells }) => {
      const cell = cells.find((one) => 'minor' in one)
      return cell && 'minor' in cell ? cell.minor : 0n
    })
    const sums = sheet.sums.map(({ minor }) => minor)
    expect(await amountsOfCsv(sheet)).toEqual({ rows: amounts, sums })
    expect(await amountsOfWorkbook(sheet)).toEqual({ rows: amounts, sums })
  }
})
