import { getStakes } from '@kit/sdk/contract'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defaultPresets } from '../../site/defaultPresets.ts'
import { shownPresets } from './stakePresets.ts'

const preset = (points: number) => ({ label: String(points), value: BigInt(points) * 100n })

it('STAKE-001 reads presets as labels with values', () =>
  expect(z.decode(getStakes.response, [{ label: '1k', value: 1_000 }] as never)).toEqual([
    { label: '1k', value: 100_000n },
  ]))

it('STAKE-003 offers 1000 to 6000 by default', () =>
  expect(defaultPresets.stakes).toEqual([1_000, 2_000, 3_000, 4_000, 5_000, 6_000].map(preset)))

it('STAKE-005 shows the first six of the loaded stakes', () => {
  const loaded = [10, 20, 30, 40, 50, 60, 70, 80].map(preset)
  expect(shownPresets('stakes', loaded)).toEqual(loaded.slice(0, 6))
})

it('STAKE-004 offers 1000, 2000 and 3000 for quick bets by default', () =>
  expect(shownPresets('quickBets', undefined)).toEqual([1_000, 2_000, 3_000].map(preset)))

it('STAKE-013 shows the first three of the loaded quick bets', () => {
  const loaded = [10, 20, 30, 40].map(preset)
  expect(shownPresets('quickBets', loaded)).toEqual(loaded.slice(0, 3))
})

it('STAKE-007 shows the default stakes when the answer is empty', () =>
  expect(shownPresets('stakes', [])).toEqual(defaultPresets.stakes))
