import { afterAll, beforeAll, expect, it } from 'vitest'
import { upload } from '../../database/schema.ts'
import { startTestOperator, type TestOperator, type TestPlayer } from '../../../testing/operator.ts'
import { paymentsOf } from '../../../testing/payments.ts'
import { testPicture } from '../../../testing/pictures.ts'
import { checkQuota } from './quota.ts'

let operator: TestOperator
const clockMs = Date.UTC(2030, 0, 1)
const hundredMb = 100 * 1024 * 1024

beforeAll(async () => {
  operator = await startTestOperator([], { clock: () => clockMs })
})
afterAll(() => operator.sandbox.close())

const save = (player: TestPlayer) => {
  const body = new FormData()
  body.set('bucketName', 'backendAsset')
  body.set('image', testPicture())
  return operator.call('POST', 'api/user/setting/s3Image', {
    headers: { authorization: `Bearer ${player.token}` },
    body,
  })
}
const sent = (player: TestPlayer, size: number) =>
  operator.sandbox.database.insert(upload).values({
    id: `full-${player.id}`,
    userId: player.id,
    mediaType: 'image/png',
    size,
    width: 1,
    height: 1,
    createdAt: new Date(clockMs),
  })
const refused = { status: 409, body: { code: 'upload-quota', field: 'image' } }

it('keeps 100 MB of an account in 30 days, for pictures and deposits together', async () => {
  const player = await operator.newMember()
  await sent(player, hundredMb)
  expect(await save(player)).toMatchObject(refused)
  expect(await paymentsOf(operator).deposit(player)).toMatchObject(refused)
  // Other accounts are not affected.
  expect((await save(await operator.newMember())).status).toBe(200)
})

it('counts them for 30 days', async () => {
  const player = await operator.newMember()
  await sent(player, hundredMb)
  const check = (days: number) =>
    checkQuota(operator.sandbox.database, player.id, 1, new Date(clockMs + days * 24 * 3_600_000))
  await expect(check(29.9)).rejects.toMatchObject({ refusal: { code: 'upload-quota' } })
  await expect(check(30)).resolves.toBeUndefined()
})
