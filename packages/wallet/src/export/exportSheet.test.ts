import type { AccountTransaction, PaymentRequest, PaymentState } from '@kit/sdk/contract'
import { minorFromPoints, paymentStates } from '@kit/sdk/contract'
import { csvOf, RangeMoved, readRange } from '@kit/sdk/sheets'
import type { Message } from '@kit/ui'
import { pageOf } from '@kit/shell/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sheetOfRequests, sheetOfStatement } from './exportSheet.ts'
import { cellsOf, writeFile } from './writeFile.ts'

const message: Message = (id) => id

const request = (id: string, amount: bigint, state: PaymentState, remarks = ''): PaymentRequest => ({
  id,
  amount,
  state,
  remarks,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '',
  paymentType: 'UPI',
  utr: '',
  userId: '',
  userName: '',
  bonusAmount: 0n,
  imageId: '',
  methodId: '',
  debt: 0n,
  account: { name: '', details: [] },
})

const line = (id: string, amount: bigint): AccountTransaction => ({
  id,
  amount,
  cause: 'payment',
  remarks: '',
  createdAt: '2026-11-01T10:00:00.000Z',
  market: null,
  request: null,
  casino: null,
})

const minor = fc.bigInt({ min: 1n, max: 10n ** 14n })

describe('a file of transactions', () => {
  it('has sums that are those of its rows, to the minor unit, in CSV as in a workbook', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(minor, fc.constantFrom(...paymentStates)), { maxLength: 40 }),
        (amounts) => {
          const rows = amounts.map(([amount, state], at) => request(String(at), amount, state))
          const sheet = sheetOfRequests('deposit', rows, message)
          for (const state of paymentStates) {
            const expected = rows
              .filter((row) => row.state === state)
              .reduce((total, { amount }) => total + amount, 0n)
            const label = `wallet.request.state.${state}`
            const sum = sheet.sums.find((one) => one.label === label)
            expect(sum?.minor ?? 0n).toBe(expected)
          }
          const [head, ...lines] = csvOf(sheet).slice(1).split('\r\n')
          expect(head).toContain('wallet.transactions.amount')
          const written = lines.slice(0, rows.length).map((text) => minorFromPoints(text.split(',')[1]!))
          expect(written).toEqual(rows.map(({ amount }) => amount))
          const cells = cellsOf(sheet).slice(1, rows.length + 1)
          const valueOf = (row: unknown) => (row as { value: number }[])[1]!.value
          expect(cells.map((row) => Math.round(valueOf(row) * 100))).toEqual(
            rows.map(({ amount }) => Number(amount)),
          )
        },
      ),
    )
  })

  it('adds up credits, debits and both of a statement', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n })), (amounts) => {
        const { sums } = sheetOfStatement(
          amounts.map((amount, at) => line(String(at), amount)),
          message,
        )
        const [credit, debit, both] = sums.map((sum) => sum.minor)
        expect(both).toBe(amounts.reduce((total, amount) => total + amount, 0n))
        expect(credit! + debit!).toBe(both)
      }),
    )
  })

  it('keeps remarks that look like formulas, quotes and lines as texts', () => {
    const sheet = sheetOfRequests(
      'withdraw',
      [request('1', 100n, 'rejected', '=HYPERLINK("x"), "quoted"\nsecond line')],
      message,
    )
    expect(csvOf(sheet)).toContain(`"'=HYPERLINK(""x""), ""quoted""\nsecond line"`)
  })

  it('has references as texts and times that say they are UTC, in CSV as in a workbook', () => {
    const row = { ...request('1', -500n, 'approved'), utr: '000123456789' }
    const sheet = sheetOfRequests('withdraw', [row], message)
    const [head, first] = csvOf(sheet).slice(1).split('\r\n')
    expect(head).toMatch(/^wallet\.transactions\.moment \(UTC\),/)
    expect(first).toMatch(/^2026-11-01T10:00:00\.000Z,-5,0,UPI,'000123456789,/)
    const [names, cells] = cellsOf(sheet)
    expect(names?.[0]).toMatchObject({ value: 'wallet.transactions.moment (UTC)' })
    expect(cells?.[0]).toMatchObject({ value: new Date('2026-11-01T10:00:00.000Z'), type: Date })
    expect(cells?.[4]).toEqual({ value: '000123456789', type: String })
  })

  it('is a workbook with what it says', async () => {
    const sheet = sheetOfRequests('deposit', [request('1', 123_450n, 'approved')], message)
    const file = await writeFile('xlsx', sheet)
    const bytes = new Uint8Array(await file.arrayBuffer())
    expect(Array.from(bytes.slice(0, 2))).toEqual([0x50, 0x4b])
    expect(file.type).toContain('spreadsheetml')
  })
})

describe('reading a range for a file', () => {
  const all = Array.from({ length: 250 }, (_, at) => line(String(at), BigInt(at)))
  const pageFrom = (rows: readonly AccountTransaction[]) => async (page: number, limit: number) => ({
    ...pageOf(rows.slice((page - 1) * limit, page * limit)),
    totalDocs: rows.length,
    totalPages: Math.ceil(rows.length / limit),
  })
  const options = { signal: new AbortController().signal, onProgress: () => {} }

  it('has every row once and says how far it is', async () => {
    const progress: [number, number][] = []
    const rows = await readRange(pageFrom(all), {
      ...options,
      onProgress: (done, total) => progress.push([done, total]),
    })
    expect(rows).toEqual(all)
    expect(progress).toEqual([
      [100, 250],
      [200, 250],
      [250, 250],
    ])
  })

  it('begins again when a row came while it was read, and has that one too', async () => {
    let reads = 0
    const rows = await readRange((page, limit) => {
      reads += 1
      return pageFrom(reads < 3 ? all : [line('new', 5n), ...all])(page, limit)
    }, options)
    expect(rows).toHaveLength(251)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(251)
  })

  it('gives up rather than write a file with rows missing', async () => {
    let reads = 0
    const moving = readRange((page, limit) => {
      reads += 1
      return pageFrom(all.slice(reads % 7))(page, limit)
    }, options)
    await expect(moving).rejects.toThrow(RangeMoved)
  })

  it('stops when it is cancelled', async () => {
    const stop = new AbortController()
    const reading = readRange(
      (page, limit) => {
        stop.abort()
        return pageFrom(all)(page, limit)
      },
      { ...options, signal: stop.signal },
    )
    await expect(reading).rejects.toThrow('abort')
  })
})
