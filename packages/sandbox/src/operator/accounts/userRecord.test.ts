import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestOperator, type TestOperator } from '../../testing/operator.ts'

let operator: TestOperator
beforeAll(async () => {
  operator = await startTestOperator([])
})
afterAll(() => operator.sandbox.close())

it('AUTH-052 answers the whole user record, including correlationId, updatedAt and fcmToken', async () => {
  const player = await operator.newMember()
  const { docs } = (await player.call('GET', 'api/user/profile')).body as { docs: Record<string, unknown> }
  const documented =
    '_id userType userName fullName email emailVerified enable2fa otpVerified demo cockFightCreated createdBy correlationId changePassword blocked createdAt updatedAt profileSetup fcmToken whiteLabelId whiteLabelType casinoLock bonusLock wagerBonusId depositCount betDelay confirmBets'
  expect(documented.split(' ').filter((name) => !(name in docs))).toEqual([])
  expect(Date.parse(String(docs['updatedAt']))).toBeGreaterThan(0)
})
