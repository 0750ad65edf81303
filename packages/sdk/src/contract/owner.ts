import './jitless.ts'
import * as z from 'zod/mini'
import { entity, field, type Entity, type EntityCodec } from './entity.ts'

const ownerFields = { id: field('_id', z.string()), userName: z.string() }

/** The owner of a bet, for staff. */
export interface BetOwner extends Entity<typeof ownerFields> {}

export const owner: EntityCodec<BetOwner> = entity(ownerFields)
