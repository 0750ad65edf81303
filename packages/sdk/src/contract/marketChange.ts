import './jitless.ts'
import * as z from 'zod/mini'
import { runnerStatuses, type RunnerStatus } from './market.ts'
import { points, type Minor } from './money.ts'
import { priceLevels, type PriceSize } from './price.ts'

const wireChange = z.object({
  _id: z.string().check(z.minLength(1)),
  epoch: z.string(),
  seq: z.int().check(z.minimum(0)),
  image: z._default(z.boolean(), false),
  status: z.optional(z.string()),
  inPlay: z.optional(z.boolean()),
  betAllow: z.optional(z.boolean()),
  delaySecond: z.optional(z.number()),
  totalMatched: z.optional(points),
  resultRun: z.optional(z.int()),
  teams: z._default(
    z.array(
      z.object({
        id: z.string(),
        status: z.optional(z.enum(runnerStatuses)),
        back: z.optional(priceLevels),
        lay: z.optional(priceLevels),
      }),
    ),
    [],
  ),
})

/**
 * The changes of one runner. A side that is present replaces that whole side; an absent side did
 * not change.
 */
export interface RunnerChange {
  id: string
  status?: RunnerStatus | undefined
  back?: PriceSize[] | undefined
  lay?: PriceSize[] | undefined
}

/**
 * One change of a market. `seq` grows by exactly one within an `epoch`; an image or a new epoch replaces everything and
 * restarts the sequence. A client that sees a gap subscribes again for a new image.
 */
export interface MarketChange {
  marketId: string
  epoch: string
  seq: number
  isImage: boolean
  status?: string | undefined
  isInPlay?: boolean | undefined
  allowsBets?: boolean | undefined
  delaySeconds?: number | undefined
  totalMatched?: Minor | undefined
  /** Sessions only: the run that settled the market. */
  resultRun?: number | undefined
  runners: RunnerChange[]
}

export const marketChange = z.codec(wireChange, z.custom<MarketChange>(), {
  decode: (wire): MarketChange => ({
    marketId: wire._id,
    epoch: wire.epoch,
    seq: wire.seq,
    isImage: wire.image,
    ...(wire.status !== undefined && { status: wire.status.toLowerCase() }),
    ...(wire.inPlay !== undefined && { isInPlay: wire.inPlay }),
    ...(wire.betAllow !== undefined && { allowsBets: wire.betAllow }),
    ...(wire.delaySecond !== undefined && { delaySeconds: wire.delaySecond }),
    ...(wire.totalMatched !== undefined && { totalMatched: wire.totalMatched }),
    ...(wire.resultRun !== undefined && { resultRun: wire.resultRun }),
    runners: wire.teams,
  }),
  encode: (ours) => ({
    _id: ours.marketId,
    epoch: ours.epoch,
    seq: ours.seq,
    image: ours.isImage,
    ...(ours.status !== undefined && { status: ours.status }),
    ...(ours.isInPlay !== undefined && { inPlay: ours.isInPlay }),
    ...(ours.allowsBets !== undefined && { betAllow: ours.allowsBets }),
    ...(ours.delaySeconds !== undefined && { delaySecond: ours.delaySeconds }),
    ...(ours.totalMatched !== undefined && { totalMatched: ours.totalMatched }),
    ...(ours.resultRun !== undefined && { resultRun: ours.resultRun }),
    teams: ours.runners,
  }),
})
