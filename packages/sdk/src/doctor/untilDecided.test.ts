import { expect, it, vi } from 'vitest'
import { untilDecided } from './examination.ts'

const refusal = (code: string) => ({ status: 409, body: { code, message: '' } })

it('sends again while only a moved price causes the refusal, and takes the first other answer', async () => {
  vi.useFakeTimers()
  const answers = [refusal('odds-changed'), refusal('market-suspended'), { status: 200, body: {} }]
  const send = vi.fn(async () => answers.shift()!)
  const decided = untilDecided(send)
  await vi.runAllTimersAsync()
  expect([(await decided).status, send.mock.calls.length]).toEqual([200, 3])
  vi.useRealTimers()
})

it('gives up after six tries, and never sends again what was decided', async () => {
  vi.useFakeTimers()
  const moving = vi.fn(async () => refusal('price-gone'))
  const last = untilDecided(moving)
  await vi.runAllTimersAsync()
  expect([(await last).status, moving.mock.calls.length]).toEqual([409, 6])
  const refused = vi.fn(async () => refusal('stake-invalid'))
  await untilDecided(refused)
  expect(refused).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})
