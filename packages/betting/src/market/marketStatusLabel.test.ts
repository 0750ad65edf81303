import type { Message } from '@kit/ui'
import { expect, it } from 'vitest'
import type { MarketFacts } from '../prices/marketFacts.ts'
import { market } from '../testing/market.ts'
import { texts as hi } from '../../../languages/src/hi/betting.ts'
import { messages } from '../messages.ts'
import { marketStatusLabel } from './marketStatusLabel.ts'

const english = ((id: keyof typeof messages) => messages[id]) as unknown as Message
const hindi = ((id: keyof typeof hi) => hi[id]) as unknown as Message
const label = (facts: Parameters<typeof market>[0], message = english) =>
  marketStatusLabel(market(facts) as unknown as MarketFacts, message)

it('MKT-011 Q-080 covers prices with the operator’s status in capitals, and with nothing while bets are accepted', () => {
  expect(label({})).toBeUndefined()
  expect(label({ status: 'suspended' })).toBe('SUSPENDED')
  expect(label({ status: 'ball running' })).toBe('BALL RUNNING')
  expect(label({ allowsBets: false })).toBe('SUSPENDED')
  expect(label({ isLocked: true })).toBe('SUSPENDED')
})

it('MKT-011 says in the player’s language that a market is suspended, whether the operator reports it or accepts no bets', () => {
  expect(label({ status: 'ball running' }, hindi)).toBe('गेंद चल रही है')
  expect(label({ status: 'suspended' }, hindi)).toBe('सस्पेंडेड')
  expect(label({ isLocked: true }, hindi)).toBe('सस्पेंडेड')
})
