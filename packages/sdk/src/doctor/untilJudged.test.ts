import { expect, it, vi } from 'vitest'
import { untilJudged } from './examination.ts'

const refusal = (code: string) => ({ status: 409, body: { code, message: '' } })

it('sends again what only the price of the moment refused, and takes the first judgement', async () => {
  vi.useFakeTimers()
  const answers = [refusal('odds-changed'), refusal('market-suspended'), { status: 200, body: {} }]
  const send = vi.fn(async () => answers.shift()!)
  const judged = untilJudged(send)
  await vi.runAllTimersAsync()
  expect([(await judged).status, send.mock.calls.length]).toEqual([200, 3])
  vi.useRealTimers()
})

it('gives up after six tries, and never sends again what was decided', async () => {
  vi.useFakeTimers()
  const moving = vi.fn(async () => refusal('price-gone'))
  const last = untilJudged(moving)
  await vi.runAllTimersAsync()
  expect([(await last).status, moving.mock.calls.length]).toEqual([409, 6])
  const refused = vi.fn(async () => refusal('stake-invalid'))
  await untilJudged(refused)
  expect(refused).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})
