import './jitless.ts'
import * as z from 'zod/mini'
import { emptyRequest, endpoint } from './endpoint.ts'
import { entity, field } from './entity.ts'
import { points, type Minor } from './money.ts'

/** A stake offered as a chip: whole points, kept in minor units. */
export interface StakePreset {
  label: string
  value: Minor
}

const preset = z.object({ label: z.string().check(z.maxLength(24)), value: points })

/** The largest list, and the largest chip. */
const maxPresets = 24
const maxValue = 100_000_000_00n

const savedPreset = z.object({
  label: z.string().check(z.trim(), z.minLength(1), z.maxLength(24)),
  value: points.check(
    z.refine((value: Minor) => value > 0n && value <= maxValue && value % 100n === 0n, {
      error: 'must be whole points, from 1 to 100,000,000',
    }),
  ),
})

/** The wire calls both lists `stake`. Other fields of a preset, such as `_id`, are not sent. */
const presetsToSave = entity({
  presets: field('stake', z.array(savedPreset).check(z.minLength(1), z.maxLength(maxPresets))),
})

/** The stakes the player saved, or the operator's own. */
export const getStakes = endpoint({
  name: 'getStakes',
  method: 'GET',
  path: 'api/user/stake',
  family: 'stakes',
  auth: 'player',
  encoding: 'query',
  request: emptyRequest,
  response: z.array(preset),
  source: 'GET api/user/stake',
})

/** Replaces the player's stakes and answers with them. Refused to demo accounts. */
export const saveStakes = endpoint({
  name: 'saveStakes',
  method: 'PUT',
  path: 'api/user/stake',
  changes: ['stakes'],
  auth: 'player',
  encoding: 'json',
  request: presetsToSave,
  response: z.array(preset),
  failures: ['demo-account'],
  source: 'PUT api/user/stake',
})

/** The stakes of quick bets: the ones the player saved, or the operator's own. */
export const getQuickBets = endpoint({
  name: 'getQuickBets',
  method: 'GET',
  path: 'api/user/quickBet',
  family: 'quickBets',
  auth: 'player',
  encoding: 'query',
  request: emptyRequest,
  response: z.array(preset),
  source: 'GET api/user/quickBet',
})

/** Replaces the stakes of quick bets and answers with them. Refused to demo accounts. */
export const saveQuickBets = endpoint({
  name: 'saveQuickBets',
  method: 'PUT',
  path: 'api/user/quickBet',
  changes: ['quickBets'],
  auth: 'player',
  encoding: 'json',
  request: presetsToSave,
  response: z.array(preset),
  success: 'Updated Sucessfully',
  failures: ['demo-account'],
  source: 'PUT api/user/quickBet',
})
