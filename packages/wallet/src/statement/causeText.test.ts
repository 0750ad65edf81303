import type { Message } from '@kit/ui'
import { expect, it } from 'vitest'
import { causeText } from './causeText.ts'

const message = ((id: string) => id) as Message
const line = { market: null, casino: null, request: null, cause: undefined, remarks: 'Withdraw request' }

it('TXN-016 shows the remarks of a line without a cause, as the specification has it', () => {
  expect(causeText(line, message)).toBe('Withdraw request')
  expect(causeText({ ...line, remarks: '' }, message)).toBe('-')
  expect(causeText({ ...line, cause: 'bet' }, message)).toBe('wallet.statement.bet')
  expect(causeText({ ...line, cause: 'payment' }, message)).toBe('wallet.statement.given')
})
