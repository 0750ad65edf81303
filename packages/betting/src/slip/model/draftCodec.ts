import * as z from 'zod/mini'

/** Codec of minor units as a decimal string. */
export const amount = z.codec(z.string().check(z.regex(/^-?\d{1,18}$/)), z.bigint(), {
  decode: (text) => BigInt(text),
  encode: (minor) => minor.toString(),
})

/** A draft as stored in the tab's storage. Fields that an earlier release did not store get a neutral default. */
export const draftCodec = z.object({
  marketId: z.string(),
  marketName: z.string(),
  marketType: z.enum(['betfair', 'bookmaker', 'session']),
  eventId: z.string(),
  eventName: z.string(),
  openDate: z.string(),
  region: z.string(),
  runnerId: z.string(),
  runnerName: z.string(),
  side: z.enum(['back', 'lay']),
  odds: z.int(),
  seenOdds: z.int(),
  run: z.number(),
  min: amount,
  max: amount,
  delaySeconds: z.number(),
  externalType: z._default(z.string(), ''),
  isManual: z._default(z.boolean(), false),
  allowsCashout: z._default(z.boolean(), false),
  book: z._default(
    z.readonly(z.array(z.object({ runnerId: z.string(), runnerName: z.string(), amount }))),
    [],
  ),
  stakeText: z.string().check(z.regex(/^(\d{1,15}(\.\d{1,2})?)?$/)),
  isQuick: z._default(z.boolean(), false),
})
