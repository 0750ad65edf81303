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

const processIds = (): number[] =>
  execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('reencodeProcess'))
    .map((line) => Number.parseInt(line, 10))

const processes = (): number => processIds().length

it('re-encodes at most two at a time, lets sixteen wait, and refuses others', async () => {
  const { bytes, facts } = await newPicture()
  const all = Promise.allSettled(Array.from({ length: 24 }, () => reencoders.reencode(bytes, facts, most)))
  // They start in a later turn.
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

it('reports an invalid picture that cannot be decoded, and continues', async () => {
  const { bytes, facts } = await newPicture()
  expect(await reencoders.reencode(bytes.subarray(0, 60), facts, most)).toBeUndefined()
  expect(await reencoders.reencode(bytes, facts, most)).toMatchObject({ width: 1000 })
})

it('requests a retry, and does not report an invalid picture, if one takes too long', async () => {
  const hurried = createReencoders({ jobMs: 1 })
  const { bytes, facts } = await newPicture(2000)
  await expect(hurried.reencode(bytes, facts, most)).rejects.toMatchObject({
    status: 429,
    refusal: { code: 'uploads-busy', message: 'The picture took too long to read, please try again' },
  })
  hurried.stop()
})

it('decodes a picture however long a busy machine takes to start', async () => {
  const jobMs = 3000
  const patient = createReencoders({ jobMs })
  const before = new Set(processIds())
  const { bytes, facts } = await newPicture(50)
  const read = patient.reencode(bytes, facts, most)
  await new Promise((resolve) => setImmediate(resolve))
  const held = processIds().filter((id) => !before.has(id))
  expect(held).toHaveLength(1)
  for (const id of held) process.kill(id, 'SIGSTOP')
  await new Promise((resolve) => setTimeout(resolve, jobMs + 500))
  for (const id of held) process.kill(id, 'SIGCONT')
  expect(await read).toMatchObject({ width: 50 })
  patient.stop()
})
