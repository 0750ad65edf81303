import { OperatorError, type OperatorClient } from '@kit/sdk'
import type { CashOutOrderRequest, TakenCashOut } from '@kit/sdk/contract'
import { expect, it } from 'vitest'
import { createArmedCashOuts } from './armedCashOuts.ts'
import { createCashOutSender } from './cashOutSender.ts'

const told: Omit<CashOutOrderRequest, 'key'> = {
  marketId: '1.1',
  share: 100,
  orders: [{ teamId: '101', oddType: 'lay', odd: 202, stake: 9_901n, liability: 10_099n }],
  outcomes: [
    { teamId: '101', amount: -99n },
    { teamId: '102', amount: -99n },
  ],
}
const taken: TakenCashOut = {
  marketId: '1.1',
  share: 100,
  bets: [],
  book: { marketId: '1.1', byRunner: [], exposure: 99n },
}
const firstKey = '00000000-0000-4000-8000-000000000001'

type Answer = TakenCashOut | { state: string } | OperatorError

/** An operator that gives these answers in turn, and a tab that remembers. */
function sender(answers: Answer[], { isSameLogin = () => true }: { isSameLogin?: () => boolean } = {}) {
  const kept = new Map<string, string>()
  const calls: string[] = []
  let reads = 0
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
  const client = {
    async call(endpoint: { name: string }, request: { key: string }) {
      calls.push(`${endpoint.name} ${request.key.slice(-1)} ${kept.size > 0 ? 'kept' : 'lost'}`)
      const answer = answers.shift()
      if (answer instanceof OperatorError) throw answer
      return answer
    },
  } as unknown as OperatorClient
  const made = createCashOutSender({
    client,
    armed: createArmedCashOuts(storage),
    randomUUID: () => firstKey,
    wait: async () => {},
    watchLogin: () => isSameLogin,
    onTaken: () => void (reads += 1),
    onError: (error) => {
      throw error
    },
  })
  return { made, calls, kept, reads: () => reads }
}

const lost = () => new OperatorError('unreachable', 'gone')
const refused = (code: string, status = 409) => new OperatorError('refused', `no: ${code}`, { code, status })

it('keeps the key before it sends, and forgets it with the answer', async () => {
  const { made, calls, kept, reads } = sender([taken])
  expect(await made.send('u1', told, 0)).toEqual({ state: 'taken', taken })
  expect(calls).toEqual(['takeCashOut 1 kept'])
  expect([kept.size, reads()]).toEqual([0, 1])
})

it('asks by the key for an answer that was lost, and never sends twice', async () => {
  const { made, calls, kept } = sender([
    lost(),
    lost(),
    { state: 'held' },
    { state: 'placed', taken } as Answer,
  ])
  expect(await made.send('u1', told, 0)).toEqual({ state: 'taken', taken })
  expect(calls).toEqual(['takeCashOut 1 kept', ...Array.from({ length: 3 }, () => 'findCashOut 1 kept')])
  expect(kept.size).toBe(0)
})

it('says what the operator refuses, and that a key it does not know never arrived', async () => {
  const moved = sender([refused('cash-out-moved')])
  expect(await moved.made.send('u1', told, 0)).toEqual({
    state: 'refused',
    code: 'cash-out-moved',
    message: 'no: cash-out-moved',
  })
  const unknown = () => refused('order-unknown', 404)
  const gone = sender([lost(), unknown(), unknown(), unknown(), unknown()])
  expect(await gone.made.send('u1', told, 0)).toMatchObject({ state: 'refused', code: 'never-arrived' })
})

it('stops asking when the login ends, and asks again after a reload', async () => {
  const { made, kept } = sender([lost()], { isSameLogin: () => false })
  expect(await made.send('u1', told, 0)).toEqual({ state: 'unknown' })
  expect(kept.size).toBe(1)
  const next = sender([{ state: 'placed', taken } as Answer])
  for (const [name, value] of kept) next.kept.set(name, value)
  expect(await next.made.resume('u1')).toEqual([
    { request: { ...told, key: firstKey }, answer: { state: 'taken', taken } },
  ])
  expect(next.kept.size).toBe(0)
  expect(await next.made.resume('u2')).toEqual([])
})

it('sends one of two presses, and none while an earlier one of the market is lost', async () => {
  const twice = sender([taken])
  const answers = await Promise.all([twice.made.send('u1', told, 0), twice.made.send('u1', told, 0)])
  expect(answers).toEqual([
    { state: 'taken', taken },
    { state: 'taken', taken },
  ])
  expect(twice.calls).toEqual(['takeCashOut 1 kept'])
  let isSame = false
  const after = sender([lost(), { state: 'placed', taken } as Answer], { isSameLogin: () => isSame })
  expect(await after.made.send('u1', told, 0)).toEqual({ state: 'unknown' })
  isSame = true
  expect(await after.made.send('u1', told, 0)).toEqual({ state: 'taken', taken })
  expect(after.calls).toEqual(['takeCashOut 1 kept', 'findCashOut 1 kept'])
})
