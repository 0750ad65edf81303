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

/** The most a list may hold, and the most points a chip may stand for. */
const mostPresets = 24
const mostValue = 100_000_000_00n

const savedPreset = z.object({
  label: z.string().check(z.trim(), z.minLength(1), z.maxLength(24)),
  value: points.check(
    z.refine((value: Minor) => value > 0n && value <= mostValue && value % 100n === 0n, {
      error: 'must be whole points, from 1 to 100,000,000',
    }),
  ),
})

/** The wire calls both lists `stake`. What else a preset carries, such as `_id`, is not sent. */
const presetsToSave = entity({
  presets: field('stake', z.array(savedPreset).check(z.minLength(1), z.maxLength(mostPresets))),
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

/** Replaces the player's stakes and answers with them. A demo account has none of its own. */
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

/** Replaces the stakes of quick bets and answers with them. A demo account has none of its own. */
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
