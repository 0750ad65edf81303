import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  startTestOperator,
  type Answered,
  type TestOperator,
  type TestPlayer,
} from '../../../testing/operator.ts'
import { paymentsOf } from '../../../testing/payments.ts'
import { testPicture } from '../../../testing/pictures.ts'
import { readImage } from '@kit/sdk/contract'

let operator: TestOperator

beforeAll(async () => {
  operator = await startTestOperator([])
})
afterAll(() => operator.sandbox.close())

const save = (who: TestPlayer, image: File = testPicture(), bucketName = 'backendAsset', type = 'user') => {
  const body = new FormData()
  body.set('bucketName', bucketName)
  body.set('image', image)
  return operator.call('POST', `api/${type}/setting/s3Image`, {
    headers: { authorization: `Bearer ${who.token}` },
    body,
  })
}
const remove = (who: TestPlayer, id: string) =>
  who.call('DELETE', `api/user/setting/s3Image?fileName=${encodeURIComponent(id)}`)
const see = async (who: TestPlayer, id: string) =>
  (await who.call('GET', `api/user/deposit/image?imageId=${id}`)).status

it('CALL-116 CALL-117 CALL-119 keeps a picture of any account under a separate id until its owner removes it', async () => {
  const player = await operator.newMember()
  const answer = await save(player)
  expect(answer).toMatchObject({ status: 200, body: { message: 'Image Uploaded' } })
  const { image } = answer.body.docs as { image: string }
  expect(image).toMatch(/^[\da-f-]{36}$/)
  expect(await see(player, image)).toBe(200)
  expect(await remove(await operator.newMember(), image)).toMatchObject({
    status: 404,
    body: { code: 'image-unknown', field: 'fileName' },
  })
  expect((await remove(player, image)).status).toBe(200)
  expect(await see(player, image)).toBe(404)
  expect((await remove(player, image)).status).toBe(404)
})

it('CALL-053 shows pictures of staff to everybody, and those of a player to nobody else', async () => {
  const idOf = (answer: Answered) => (answer.body.docs as { image: string }).image
  const look = (id: string) => operator.call('GET', `api/common/imageBaseUrl?imageUrl=${id}`)
  const staff = await operator.newMember('agent', 0n)
  const theirs = idOf(await save(staff, testPicture(), 'themeAsset', 'agent'))
  const { imageBase, mediaType } = (await look(theirs)).body.docs as Record<string, string>
  expect(mediaType).toBe('image/png')
  const seen = readImage(new Uint8Array(Buffer.from(imageBase ?? '', 'base64')))
  expect(seen).toEqual({ mediaType, width: 600, height: 800 })
  const mine = idOf(await save(await operator.newMember()))
  expect(await look(mine)).toMatchObject({ status: 404, body: { code: 'image-unknown' } })
})

it('removes no picture of a deposit, and nothing by a path', async () => {
  const player = await operator.newMember()
  const { body } = await paymentsOf(operator).deposit(player)
  const { imageId } = body.docs as { imageId: string }
  for (const name of [imageId, '../accounts.json', '..'])
    expect((await remove(player, name)).status).toBe(404)
  expect(await see(player, imageId)).toBe(200)
})

it.each([
  ['no picture', new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }), 'backendAsset', 'image'],
  ['another bucket', testPicture(), 'elsewhere', 'bucketName'],
])('refuses %s', async (_what, image, bucketName, field) =>
  expect(await save(await operator.newMember(), image, bucketName)).toMatchObject({
    status: 400,
    body: { field },
  }),
)

it('accepts none of a demo account', async () =>
  expect(await save(await operator.newPlayer())).toMatchObject({
    status: 403,
    body: { code: 'demo-account' },
  }))

it('limits the number per address, for all accounts together', async () => {
  const limited = await startTestOperator([], {
    rateLimits: { accounts: false, uploads: false, uploadsPerAddress: { perSecond: 0.001, burst: 3 } },
  })
  const send = async (who: TestPlayer) => {
    const body = new FormData()
    body.set('bucketName', 'backendAsset')
    body.set('image', testPicture())
    const headers = { authorization: `Bearer ${who.token}` }
    return (await limited.call('POST', 'api/user/setting/s3Image', { headers, body })).status
  }
  const statuses: number[] = []
  for (let sent = 0; sent < 4; sent++) statuses.push(await send(await limited.newMember()))
  expect(statuses).toEqual([200, 200, 200, 429])
  await limited.sandbox.close()
})
