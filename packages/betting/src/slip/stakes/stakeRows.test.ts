import { getStakes, saveStakes } from '@kit/sdk/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { longestLabel, mostPoints, presetsOf, rowsOf, type StakeRow } from './stakeRows.ts'

const row = (points: bigint | null, label = ''): StakeRow => ({ id: 0, points, label })

it('STAKE-001 labels a stake with its number until the player gives it a name', () =>
  expect(presetsOf([row(500n), row(1_000n, ' 1k ')])).toEqual([
    { label: '500', value: 50_000n },
    { label: '1k', value: 100_000n },
  ]))

it.each([[null], [0n], [mostPoints + 1n]])('saves nothing while a stake is %s', (points) =>
  expect(presetsOf([row(500n), row(points)])).toBeUndefined(),
)

it('returns the presets it received for editing', () => {
  const label = fc.string({ minLength: 1, maxLength: longestLabel }).filter((text) => text.trim() === text)
  const preset = fc
    .record({ points: fc.bigInt(1n, mostPoints), label })
    .map((one) => ({ label: one.label, value: one.points * 100n }))
  fc.assert(
    fc.property(fc.array(preset, { maxLength: 6 }), (presets) => {
      expect(presetsOf(rowsOf(presets))).toEqual(presets)
    }),
  )
})

it('STAKE-002 saves presets without the ids they were loaded with', () => {
  const loaded = z.decode(getStakes.response, [{ _id: 'p1', label: '1k', value: 1_000 }] as never)
  const presets = presetsOf(rowsOf(loaded)) ?? []
  expect(z.encode(saveStakes.request, { presets })).toEqual({ stake: [{ label: '1k', value: 1_000 }] })
})
