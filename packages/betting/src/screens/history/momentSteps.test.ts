import type { BetMoment } from '@kit/sdk/contract'
import { endedBet } from '@kit/sdk/testing'
import { expect, it } from 'vitest'
import { bet } from '../../testing/bet.ts'
import { sportsHistoryMessages } from './messages.ts'
import { momentSteps } from './momentSteps.ts'

const moment = (facts: Partial<BetMoment> = {}): BetMoment => ({
  betId: '1',
  asked: { odds: 202, run: 0 },
  arrived: { odds: 204, run: 0 },
  got: { odds: 202, run: 0 },
  delayMs: 5_000,
  receivedAt: '2026-11-21T10:00:00.100Z',
  matchedAt: '2026-11-21T10:00:05.140Z',
  back: [],
  lay: [],
  ...facts,
})
const idsOf = (...args: Parameters<typeof momentSteps>) =>
  momentSteps(...args).flatMap(({ text, more }) => [text.id, ...more.map(({ id }) => id)])

it('lists the steps of an open bet: the requested price and the prices on offer, the delay, and the matched price', () => {
  expect(momentSteps(bet(), moment())).toEqual([
    {
      name: 'asked',
      at: '2026-11-21T10:00:00.100Z',
      text: { id: 'betting.moment.asked.better', values: { price: '2.02', steps: '1' } },
      more: [{ id: 'betting.moment.arrived', values: { price: '2.04' } }],
    },
    { name: 'delay', at: null, text: { id: 'betting.moment.delay', values: { seconds: '5' } }, more: [] },
    {
      name: 'matched',
      at: '2026-11-21T10:00:05.140Z',
      text: { id: 'betting.moment.matched', values: { price: '2.02' } },
      more: [{ id: 'betting.moment.got.same', values: {} }],
    },
  ])
})

it.each([
  { side: 'back', got: 210, says: 'better' },
  { side: 'back', got: 198, says: 'worse' },
  { side: 'lay', got: 198, says: 'better' },
  { side: 'lay', got: 210, says: 'worse' },
] as const)('says that a $side at $got is $says than the requested 2.02', ({ side, got, says }) => {
  expect(idsOf(bet({ side }), moment({ got: { odds: got, run: 0 } }))).toContain(`betting.moment.got.${says}`)
})

it('leaves the delay out if there was none, and says if nothing was on offer', () => {
  const ids = idsOf(bet(), moment({ delayMs: 0, arrived: null }))
  expect(ids).not.toContain('betting.moment.delay')
  expect(ids).toContain('betting.moment.arrivedNone')
})

it('ends with the result and the rule that settled it, or without a rule if the operator does not report it', () => {
  const step = momentSteps(endedBet(), moment()).at(-1)
  expect(step).toMatchObject({
    name: 'ended',
    at: '2026-11-21T11:45:00.000Z',
    text: { id: 'betting.moment.won', values: { result: '+510.00' } },
    more: [{ id: 'betting.why.runner-won.back' }],
  })
  expect(momentSteps(endedBet({ marketEnd: undefined }), moment()).at(-1)?.more).toEqual([])
})

it('has a message for every step of every policy and end', () => {
  for (const pricePolicy of ['better', 'within', 'any'] as const)
    for (const state of ['open', 'won', 'lost', 'void'] as const)
      for (const got of [190, 202, 210])
        for (const id of idsOf(endedBet({ state }), moment({ pricePolicy, got: { odds: got, run: 0 } })))
          expect(sportsHistoryMessages).toHaveProperty([id])
})
