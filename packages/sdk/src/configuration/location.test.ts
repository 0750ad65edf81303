import { expect, it, vi } from 'vitest'
import { unknownLocation } from '../contract/index.ts'
import { locate, locationKeptMs } from './location.ts'

const pune = { ...unknownLocation, ip: '203.0.113.7', city: 'Pune' }

function visitor(entries: Record<string, string> = {}) {
  const held = new Map(Object.entries(entries))
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  }
  let nowMs = 1_000
  const call = vi.fn(async () => pune)
  return {
    held,
    call,
    pass: (ms: number) => void (nowMs += ms),
    ports: { client: { call: call as never }, storage, now: () => nowMs, pause: async () => {} },
  }
}

it('CALL-051 is looked up once, kept across reloads, and looked up again the next day', async () => {
  const { ports, call, pass } = visitor()
  expect(await locate(ports)).toEqual(pune)
  pass(locationKeptMs - 1)
  expect([await locate(ports), call.mock.calls.length]).toEqual([pune, 1])
  pass(1)
  expect([await locate(ports), call.mock.calls.length]).toEqual([pune, 2])
  // A clock that was set back.
  pass(-10 * locationKeptMs)
  await locate(ports)
  expect(call).toHaveBeenCalledTimes(3)
})

it('CALL-052 is unknown when it cannot be found, and the next page asks again', async () => {
  const { ports, call, held } = visitor()
  call.mockRejectedValue(new Error('unreachable'))
  expect([await locate(ports), held.size, call.mock.calls.length]).toEqual([unknownLocation, 0, 3])
  await locate(ports)
  expect(call).toHaveBeenCalledTimes(6)
})

it('CALL-052 asks nobody and keeps nothing where the brand does not want to know', async () => {
  const { ports, call, held } = visitor({
    'kit.location': JSON.stringify({ foundAt: 1_000, location: pune }),
  })
  expect(await locate({ ...ports, findLocation: false })).toEqual(unknownLocation)
  expect([call.mock.calls.length, held.size]).toEqual([0, 0])
})

it.each(['', '{', '{"foundAt":1000}', '{"foundAt":1000,"location":{"city":7}}'])(
  'asks again where what was kept is %j',
  async (entry) => {
    const { ports, call } = visitor({ 'kit.location': entry })
    expect([await locate(ports), call.mock.calls.length]).toEqual([pune, 1])
  },
)

it('works where storage is full or blocked', async () => {
  const { ports } = visitor()
  const blocked = () => {
    throw new Error('blocked')
  }
  const storage = { getItem: blocked, setItem: blocked, removeItem: blocked }
  expect(await locate({ ...ports, storage })).toEqual(pune)
  expect(await locate({ ...ports, storage, findLocation: false })).toEqual(unknownLocation)
})
