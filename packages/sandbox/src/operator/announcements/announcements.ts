import type {
  AnySocketEvent,
  betsSettled,
  casinoBetsChanged,
  casinoBetsSettled,
  depositDecided,
  depositsChanged,
  disconnectedByHand,
  eventScore,
  eventStatus,
  feedLost,
  feedRestored,
  heartbeat,
  highlightsChanged,
  homeChanged,
  liveTvDeleted,
  liveTvUpdated,
  loggedOutByAdmin,
  maintenanceSwitched,
  marketAdded,
  marketChanged,
  notificationBroadcast,
  marketRemoved,
  marketsChanged,
  openBetsChanged,
  pageRefreshed,
  PayloadOf,
  pointsChanged,
  requestChanged,
  scoreAdded,
  scoreDeleted,
  userCreated,
  tournamentsChanged,
  unmatchedOrderChanged,
  withdrawalsChanged,
} from '@kit/sdk/contract'
import * as z from 'zod/mini'
import { topic, type Bus } from '../processes/bus.ts'
import { declaredEvents } from '../http/reference/declared.ts'

type AnnouncementOf<Audience, E extends AnySocketEvent> = { to: Audience; event: E; payload: PayloadOf<E> }

type ToEveryone<E extends AnySocketEvent> = AnnouncementOf<{ everyone: true }, E>
/** `without` are the ids of players to leave out. */
type ToPlayers<E extends AnySocketEvent> = AnnouncementOf<{ players: true; without?: string[] }, E>
/** `butFor` is the id of a socket to leave out. */
type ToUser<E extends AnySocketEvent> = AnnouncementOf<{ userId: string; butFor?: string }, E>

/** A socket event with its audience: everyone, all players, one user, or the followers of an event. */
export type Announcement =
  | ToEveryone<typeof marketAdded>
  | ToEveryone<typeof marketRemoved>
  | ToEveryone<typeof marketsChanged>
  | ToEveryone<typeof homeChanged>
  | ToEveryone<typeof highlightsChanged>
  | ToEveryone<typeof tournamentsChanged>
  | ToEveryone<typeof feedLost>
  | ToEveryone<typeof feedRestored>
  | ToEveryone<typeof heartbeat>
  | ToEveryone<typeof eventStatus>
  | ToEveryone<typeof maintenanceSwitched>
  | ToEveryone<typeof pageRefreshed>
  | ToEveryone<typeof scoreAdded>
  | ToEveryone<typeof scoreDeleted>
  | ToEveryone<typeof liveTvUpdated>
  | ToEveryone<typeof liveTvDeleted>
  | ToUser<typeof pointsChanged>
  | ToUser<typeof openBetsChanged>
  | ToUser<typeof unmatchedOrderChanged>
  | ToUser<typeof betsSettled>
  | ToUser<typeof casinoBetsChanged>
  | ToUser<typeof casinoBetsSettled>
  | ToUser<typeof depositsChanged>
  | ToUser<typeof depositDecided>
  | ToUser<typeof withdrawalsChanged>
  | ToPlayers<typeof notificationBroadcast>
  | ToUser<typeof notificationBroadcast>
  | ToUser<typeof loggedOutByAdmin>
  | ToUser<typeof disconnectedByHand>
  | ToUser<typeof userCreated>
  | ToUser<typeof requestChanged>
  | AnnouncementOf<{ eventId: string }, typeof marketChanged>
  | AnnouncementOf<{ eventId: string }, typeof eventScore>
  | AnnouncementOf<{ eventId: string }, typeof heartbeat>

export type Announce = (announcement: Announcement) => void

const nameOf = new Map(Object.entries(declaredEvents).map(([name, event]) => [event, name]))

const written = z.object({
  to: z.custom<Announcement['to']>(isAudience),
  event: z.string(),
  payload: z.unknown(),
})

/**
 * An announcement as it is stored and sent between processes: its event by name, its payload in wire format.
 */
export const writtenAnnouncement = z.codec(written, z.custom<Announcement>(), {
  decode({ to, event, payload }) {
    const declared = declaredEvents[event]
    if (!declared) throw new Error(`The contract has no event ${event}`)
    return { to, event: declared, payload: z.decode(declared.payload, payload) } as Announcement
  },
  encode({ to, event, payload }) {
    const declared: AnySocketEvent = event
    return { to, event: nameOf.get(declared) ?? '', payload: z.encode(declared.payload, payload) }
  },
})

function isAudience(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return 'everyone' in value || 'players' in value || 'userId' in value || 'eventId' in value
}

const announced = topic('announced', writtenAnnouncement)

/** Deliveries of the outbox, numbered in order, so that a repeated one is recognized. */
const delivered = topic('delivered', z.object({ seq: z.bigint(), announcement: writtenAnnouncement }))

/** Connects announcers in any process with the socket, which exists only after the server listens. */
export function createAnnouncements(bus: Bus, onError: (error: unknown, what: string) => void) {
  const listeners = new Set<Announce>()
  const announceLocally: Announce = (announcement) => listeners.forEach((listener) => listener(announcement))
  let lastDelivered = 0n
  bus.subscribe(announced, announceLocally)
  bus.subscribe(delivered, ({ seq, announcement }) => {
    if (seq <= lastDelivered) return
    lastDelivered = seq
    announceLocally(announcement)
  })

  return {
    /** Announces to the pages of all processes. Consequences of a write go through the outbox instead. */
    announce: ((announcement) => {
      bus.publish(announced, announcement).catch((error: unknown) => onError(error, 'Announcement'))
    }) as Announce,
    announceLocally,
    deliver: (seq: bigint, announcement: Announcement) => bus.publish(delivered, { seq, announcement }),
    subscribe(listener: Announce) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
