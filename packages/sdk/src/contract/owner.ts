import './jitless.ts'
import * as z from 'zod/mini'
import { entity, field, type Entity, type EntityCodec } from './entity.ts'

const ownerFields = { id: field('_id', z.string()), userName: z.string() }

/** Whose bet it is, for staff. */
export interface BetOwner extends Entity<typeof ownerFields> {}

/** The player of a bet or complaint. */
export const owner: EntityCodec<BetOwner> = entity(ownerFields)
