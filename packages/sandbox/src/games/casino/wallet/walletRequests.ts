import { points } from '@kit/sdk/contract'
import * as z from 'zod/mini'

// The requests of a provider. Ids are the provider's.

const id = z.string().check(z.regex(/^[\w.:-]{1,64}$/))
/**
 * With the provider's name as a prefix, it is the operator's id of the round, which has at most 64
 * characters.
 */
const round = z.string().check(z.regex(/^[\w.:-]{1,40}$/))
const token = z.string().check(z.regex(/^[\w-]{20,128}$/))
const player = z.string().check(z.minLength(1), z.maxLength(64))
const text = z.string().check(z.minLength(1), z.maxLength(120))

export const openRequest = z.object({ token })

export const balanceRequest = z.object({ session: token })

/** Takes a stake for a round. `selection` is shown in the player's history. */
export const debitRequest = z.object({
  transaction: id,
  round,
  player,
  session: token,
  amount: points,
  selection: z.optional(text),
})

/** Ends a debit with its payout, which is 0 for a loss. `outcome` is shown in the player's history. */
export const creditRequest = z.object({
  transaction: id,
  round,
  player,
  debit: id,
  amount: points,
  outcome: z.optional(text),
})

export const rollbackRequest = z.object({ transaction: id, round, player, debit: id })

export type DebitAsked = z.output<typeof debitRequest>
export type CreditAsked = z.output<typeof creditRequest>
export type RollbackAsked = z.output<typeof rollbackRequest>
