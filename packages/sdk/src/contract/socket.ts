import './jitless.ts'
import * as z from 'zod/mini'
import type { Family } from './families.ts'
import { marketTypes } from './market.ts'
import { marketChange } from './marketChange.ts'
import { quickMarketChanges } from './quickChange.ts'

export interface SocketEventDeclaration<Payload extends z.ZodMiniType> {
  readonly direction: 'clientToServer' | 'serverToClient'
  readonly event: string
  readonly payload: Payload
  /** A faster way to read the payload. When it gives undefined, the schema reads it. */
  readonly quickRead?: (payload: unknown) => z.output<Payload> | undefined
  /** True if rows that do not fit are left out instead of failing the payload. */
  readonly rowsStandAlone?: boolean
  /** Users who receive or send it. */
  readonly audience: 'everyone' | 'loggedIn' | 'player' | 'staff'
  /** The families of answers that it makes stale. */
  readonly changes?: readonly Family[]
  /** Time after the event at which they are read again, in ms; at once by default. */
  readonly changesAfterMs?: number
  readonly source: string
}

/** Declares one event. The typed socket of both sides is derived from it. */
// @__NO_SIDE_EFFECTS__
export const socketEvent = <Payload extends z.ZodMiniType>(declaration: SocketEventDeclaration<Payload>) =>
  declaration

/** A client's event whose acknowledgement has an answer in `docs`. */
export interface SocketQuestionDeclaration<
  Payload extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
> extends SocketEventDeclaration<Payload> {
  readonly direction: 'clientToServer'
  readonly answer: Answer
}

/** Declares a client's event with an answer. */
// @__NO_SIDE_EFFECTS__
export const socketQuestion = <Payload extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  declaration: SocketQuestionDeclaration<Payload, Answer>,
) => declaration

/** Reads a payload as its event declares it. Throws the schema's error when it does not fit. */
export const readPayload = <Payload extends z.ZodMiniType>(
  declaration: SocketEventDeclaration<Payload>,
  payload: unknown,
): z.output<Payload> =>
  declaration.quickRead?.(payload) ?? z.decode(declaration.payload, payload as z.input<Payload>)

export type AnySocketEvent = SocketEventDeclaration<z.ZodMiniType>
export type PayloadOf<E extends AnySocketEvent> = z.output<E['payload']>
export type AnySocketQuestion = SocketQuestionDeclaration<z.ZodMiniType, z.ZodMiniType>
export type SocketAnswerOf<Q extends AnySocketQuestion> = z.output<Q['answer']>

const eventId = z.object({ eventId: z.string().check(z.minLength(1), z.maxLength(64)) })

/** Sent every 30 s while the page is open. */
export const active = socketEvent({
  direction: 'clientToServer',
  event: 'active',
  payload: z.optional(z.object({})),
  audience: 'everyone',
  source: 'active',
})

/** Subscribes to an event: an image of each of its markets is sent, then their changes. Subscribing again sends a new image. */
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

const marketId = z.object({ marketId: z.string().check(z.minLength(1), z.maxLength(64)) })

/** Subscribes to one market: its image is sent, then its changes. Subscribing again sends a new image. */
export const subscribeMarket = socketEvent({
  direction: 'clientToServer',
  event: 'postMarketSubscription',
  payload: marketId,
  audience: 'everyone',
  source: 'addition: one market, for a list that shows one of each event',
})

export const unsubscribeMarket = socketEvent({
  direction: 'clientToServer',
  event: 'deleteMarketSubscription',
  payload: marketId,
  audience: 'everyone',
  source: 'addition: ends postMarketSubscription',
})

/** The interval of the operator's heartbeat, in ms. */
export const heartbeatMs = 2_500

/**
 * The operator's heartbeat, with the last change sent of every market that the client subscribes to: a client with an
 * older one has missed a change. Without subscriptions the list is empty.
 */
export const heartbeat = socketEvent({
  direction: 'serverToClient',
  event: 'heartbeat',
  payload: z.object({
    docs: z.array(z.object({ marketId: z.string(), epoch: z.string(), seq: z.int() })),
  }),
  audience: 'everyone',
  source: 'addition: a client can prove that it has missed nothing',
})

/** Images and changes of markets, in order. */
export const marketChanged = socketEvent({
  direction: 'serverToClient',
  event: 'getModifyMarketUpdate',
  payload: z.object({ docs: z.array(marketChange) }),
  quickRead: quickMarketChanges,
  rowsStandAlone: true,
  audience: 'everyone',
  source: 'getModifyMarketUpdate',
})

/** With status `result` the market is over: its result is declared and it has no status any more. */
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
  changes: ['markets', 'everyMarket'],
  source: 'getEventStatus',
})

/** Maintenance was turned on or off. The flag's form is ours: the specification does not show it. */
export const maintenanceSwitched = socketEvent({
  direction: 'serverToClient',
  event: 'maintenceMode',
  payload: z.object({ maintenance: z.boolean() }),
  audience: 'everyone',
  source: 'maintenceMode',
})

/** The administrator asks every open page to clear its caches and reload. */
export const pageRefreshed = socketEvent({
  direction: 'serverToClient',
  event: 'getRefreshPage',
  payload: z.object({ message: z._default(z.string(), '') }),
  audience: 'everyone',
  source: 'getRefreshPage',
})

const nothing = z.optional(z.object({}))

/** The operator ended the login of this user: the page logs out and says so. */
export const loggedOutByAdmin = socketEvent({
  direction: 'serverToClient',
  event: 'logoutUserByAdmin',
  payload: nothing,
  audience: 'loggedIn',
  source: 'logoutUserByAdmin',
})

/** The page is disconnected: the player opened another one, or the operator did it. */
export const disconnectedByHand = socketEvent({
  direction: 'serverToClient',
  event: 'manualDisconnect',
  payload: nothing,
  audience: 'loggedIn',
  source: 'manualDisconnect',
})
