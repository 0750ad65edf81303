import './jitless.ts'
import * as z from 'zod/mini'
import { marketTypes, priceLevels, runnerStatuses, type PriceSize, type RunnerStatus } from './market.ts'
import { points, type Minor } from './money.ts'
import { quickMarketChanges } from './quickChange.ts'

export interface SocketEventDeclaration<Payload extends z.ZodMiniType> {
  readonly direction: 'clientToServer' | 'serverToClient'
  readonly event: string
  readonly payload: Payload
  /** A faster way to read the same payload: undefined where it can't tell, and the schema decides. */
  readonly quickRead?: (payload: unknown) => z.output<Payload> | undefined
  /** Who gets or sends it. */
  readonly audience: 'everyone' | 'loggedIn' | 'player'
  readonly source: string
}

/** Declares one event. The typed socket of both sides is read off it. */
export const socketEvent = <Payload extends z.ZodMiniType>(declaration: SocketEventDeclaration<Payload>) =>
  declaration

/** Reads a payload as its event declares it. Throws the schema's error when it does not fit. */
export const readPayload = <Payload extends z.ZodMiniType>(
  declaration: SocketEventDeclaration<Payload>,
  payload: unknown,
): z.output<Payload> =>
  declaration.quickRead?.(payload) ?? z.decode(declaration.payload, payload as z.input<Payload>)

export type AnySocketEvent = SocketEventDeclaration<z.ZodMiniType>
export type PayloadOf<E extends AnySocketEvent> = z.output<E['payload']>

const eventId = z.object({ eventId: z.string().check(z.minLength(1), z.maxLength(64)) })

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

/** What changed on one runner. A side that is present replaces that whole side; an absent side did not change. */
export interface RunnerChange {
  id: string
  status?: RunnerStatus | undefined
  back?: PriceSize[] | undefined
  lay?: PriceSize[] | undefined
}

/**
 * One change of a market. `seq` grows by exactly one within an `epoch`; an image (or a new epoch) replaces everything
 * held and starts the count anew. A client that sees a gap asks for an image by subscribing again.
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
  runners: RunnerChange[]
}

const change = z.codec(wireChange, z.custom<MarketChange>(), {
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
    teams: ours.runners,
  }),
})

/** Sent every 30 s while the page is open. */
export const active = socketEvent({
  direction: 'clientToServer',
  event: 'active',
  payload: z.optional(z.object({})),
  audience: 'everyone',
  source: 'active',
})

/** Subscribes to an event. Answered by an image of each of its markets, then by their changes. Asking again brings a fresh image. */
export const subscribeEvent = socketEvent({
  direction: 'clientToServer',
  event: 'postEventSubscription',
  payload: eventId,
  audience: 'everyone',
  source: 'postEventSubscription',
})

export const unsubscribeEvent = socketEvent({
  direction: 'clientToServer',
  event: 'deleteEventSubscription',
  payload: eventId,
  audience: 'everyone',
  source: 'deleteEventSubscription',
})

/** Images and changes of markets, in order. */
export const marketChanged = socketEvent({
  direction: 'serverToClient',
  event: 'getModifyMarketUpdate',
  payload: z.object({ docs: z.array(change) }),
  quickRead: quickMarketChanges,
  audience: 'everyone',
  source: 'getModifyMarketUpdate',
})

/** A market opened: the lists are read again. */
export const marketAdded = socketEvent({
  direction: 'serverToClient',
  event: 'getAddMarketUpdate',
  payload: z.object({ docs: z.object({ eventId: z.string(), marketId: z.string() }) }),
  audience: 'everyone',
  source: 'getAddMarketUpdate',
})

/** The home document changed; clients read it again after 3 s. */
export const homeChanged = socketEvent({
  direction: 'serverToClient',
  event: 'getHomeCacheUpdates',
  payload: z.optional(z.object({})),
  audience: 'everyone',
  source: 'getHomeCacheUpdates',
})

/** With status `result` the market is over: its status goes and it counts as declared. */
export const eventStatus = socketEvent({
  direction: 'serverToClient',
  event: 'getEventStatus',
  payload: z.object({
    docs: z.object({
      status: z.string(),
      eventId: z.string(),
      marketId: z.object({
        id: z.string(),
        type: z.enum(marketTypes),
        externalType: z._default(z.string(), ''),
      }),
    }),
  }),
  audience: 'everyone',
  source: 'getEventStatus',
})

/** The player's points changed; they are read again, at most once per 2 s. */
export const pointsChanged = socketEvent({
  direction: 'serverToClient',
  event: 'getPtsUpdates',
  payload: z.optional(z.object({})),
  audience: 'player',
  source: 'getPtsUpdates',
})

/** A bet of the player was placed or changed. */
export const openBetsChanged = socketEvent({
  direction: 'serverToClient',
  event: 'getOpenBetUpdates',
  payload: z.optional(z.object({})),
  audience: 'player',
  source: 'getOpenBetUpdates',
})

/** Bets of the player were settled: open bets, history and points are read again. */
export const betsSettled = socketEvent({
  direction: 'serverToClient',
  event: 'getOpenBetResultUpdates',
  payload: z.object({ docs: z.object({ marketId: z.string() }) }),
  audience: 'player',
  source: 'getOpenBetResultUpdates',
})

/** Maintenance was turned on or off. The flag's form is ours: the specification does not show it. */
export const maintenanceSwitched = socketEvent({
  direction: 'serverToClient',
  event: 'maintenceMode',
  payload: z.object({ maintenance: z.boolean() }),
  audience: 'everyone',
  source: 'maintenceMode',
})

/** The administrator asks every open page to forget what it keeps and load anew. */
export const pageRefreshed = socketEvent({
  direction: 'serverToClient',
  event: 'getRefreshPage',
  payload: z.object({ message: z._default(z.string(), '') }),
  audience: 'everyone',
  source: 'getRefreshPage',
})
