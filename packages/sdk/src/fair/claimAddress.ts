import * as z from 'zod/mini'
import type { RoundClaim } from './verifyRound.ts'

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))
const minor = z.string().check(z.regex(/^-?\d{1,18}$/))
const hundredths = z.string().check(z.regex(/^\d{1,9}$/))

/** A claim as stated in an address: fields that are left out are not compared. */
const claim = z.object({
  rules: text(32),
  hash: text(64),
  seed: text(128),
  client: text(64),
  chain: z.optional(text(64)),
  position: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/))),
  outcome: z.optional(text(200)),
  selection: z.optional(text(32)),
  cashOut: z.optional(hundredths),
  stake: z.optional(minor),
  result: z.optional(minor),
})

/** The claim of an address's search, as `searchOf` wrote it. Undefined when it is not one. */
export function readClaim(search: string): RoundClaim | undefined {
  const read = claim.safeParse(Object.fromEntries(new URLSearchParams(search)))
  if (!read.success) return undefined
  const { hash, seed, client, chain, position, cashOut, stake, result, ...rest } = read.data
  return {
    serverSeedHash: hash,
    serverSeed: seed,
    clientSeed: client,
    ...rest,
    ...(chain !== undefined &&
      position !== undefined && {
        chainCommitment: chain,
        chainPosition: Number(position),
      }),
    ...(cashOut !== undefined && { cashOut: Number(cashOut) }),
    ...(stake !== undefined && { stake: BigInt(stake) }),
    ...(result !== undefined && { result: BigInt(result) }),
  }
}

/** A claim as the search of an address. Nothing in it is secret once a round has ended. */
export function searchOf({
  serverSeedHash,
  serverSeed,
  clientSeed,
  chainCommitment,
  chainPosition,
  ...rest
}: RoundClaim): string {
  const chain = { chain: chainCommitment, position: chainPosition }
  const fields = { hash: serverSeedHash, seed: serverSeed, client: clientSeed, ...chain, ...rest }
  const stated = Object.entries(fields).filter(([, value]) => value !== undefined)
  return `?${new URLSearchParams(stated.map(([name, value]) => [name, String(value)])).toString()}`
}
