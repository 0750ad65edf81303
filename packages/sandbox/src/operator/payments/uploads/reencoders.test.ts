import { execFileSync } from 'node:child_process'
import { afterAll, expect, it } from 'vitest'
import { testPicture } from '../../../testing/pictures.ts'
import { readImage } from '@kit/sdk/contract'
import { createReencoders } from './reencoders.ts'

const reencoders = createReencoders()
afterAll(() => reencoders.stop())

const most = 25_000_000

async function newPicture(side = 1000) {
  const bytes = new Uint8Array(await testPicture({ width: side, height: side }).arrayBuffer())
  const facts = readImage(bytes)
  if (!facts) throw new Error('The test\u2019s own picture is none.')
  return { bytes, facts }
}

/** Processes of this one that re-encode. */
const processes = (): number =>
  execFileSync('ps', ['-o', 'args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('reencodeProcess')).length

it('re-encodes at most two at once, lets sixteen wait, and turns others away', async () => {
  const { bytes, facts } = await newPicture()
  const all = Promise.allSettled(Array.from({ length: 24 }, () => reencoders.reencode(bytes, facts, most)))
  // They begin in a later turn.
  await new Promise((resolve) => setImmediate(resolve))
  const seen = processes()
  const ended = await all
  expect(seen).toBe(2)
  expect(processes()).toBeLessThanOrEqual(2)
  const refused = ended.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(24 - 18)
  for (const one of refused)
    expect(one).toMatchObject({
      reason: { status: 429, headers: { 'retry-after': '10' }, refusal: { code: 'uploads-busy' } },
    })
  const pictures = ended.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  for (const picture of pictures) expect(picture).toMatchObject({ width: 1000, height: 1000 })
})

it('says that it is none, and goes on, when a picture cannot be decoded', async () => {
  const { bytes, facts } = await newPicture()
  expect(await reencoders.reencode(bytes.subarray(0, 60), facts, most)).toBeUndefined()
  expect(await reencoders.reencode(bytes, facts, most)).toMatchObject({ width: 1000 })
})
