import { expect, it, vi } from 'vitest'
import { unknownLocation } from '../contract/index.ts'
import { findLocation } from './findLocation.ts'

const pune = { ...unknownLocation, ip: '203.0.113.7', city: 'Pune' }

const failing = (failures: number) => {
  let asked = 0
  return vi.fn<() => Promise<typeof pune>>(async () => {
    if (asked++ < failures) throw new Error('unreachable')
    return pune
  })
}

it.each([0, 1, 2])('CALL-051 is tried again, 5 s apart, after %i failures', async (failures) => {
  const pauses: number[] = []
  const ask = failing(failures)
  expect(await findLocation(ask, async (ms) => void pauses.push(ms))).toEqual(pune)
  expect(ask).toHaveBeenCalledTimes(failures + 1)
  expect(pauses).toEqual(Array.from({ length: failures }, () => 5000))
})

it('CALL-051 CALL-052 CONF-031 is unknown in every field after three failures', async () => {
  const pauses: number[] = []
  const ask = failing(9)
  const found = await findLocation(ask, async (ms) => void pauses.push(ms))
  expect([ask.mock.calls.length, pauses]).toEqual([3, [5000, 5000]])
  expect(new Set(Object.values(found))).toEqual(new Set(['unknown']))
  expect(Object.keys(found)).toEqual([
    'ip',
    'continent',
    'city',
    'country_code',
    'country',
    'country_flag',
    'region',
  ])
})
