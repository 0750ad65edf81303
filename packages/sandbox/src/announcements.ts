import type {
  AnySocketEvent,
  betsSettled,
  depositDecided,
  depositsChanged,
  eventStatus,
  homeChanged,
  maintenanceSwitched,
  marketAdded,
  marketChanged,
  openBetsChanged,
  pageRefreshed,
  PayloadOf,
  pointsChanged,
  withdrawalsChanged,
} from '@kit/sdk/contract'

type Said<Audience, E extends AnySocketEvent> = { to: Audience; event: E; payload: PayloadOf<E> }

type ToEveryone<E extends AnySocketEvent> = Said<{ everyone: true }, E>
type ToPlayer<E extends AnySocketEvent> = Said<{ userId: string }, E>

/** Something the operator says to whom it concerns: to everyone, to one player, or to those who follow an event. */
export type Announcement =
  | ToEveryone<typeof marketAdded>
  | ToEveryone<typeof homeChanged>
  | ToEveryone<typeof eventStatus>
  | ToEveryone<typeof maintenanceSwitched>
  | ToEveryone<typeof pageRefreshed>
  | ToPlayer<typeof pointsChanged>
  | ToPlayer<typeof openBetsChanged>
  | ToPlayer<typeof betsSettled>
  | ToPlayer<typeof depositsChanged>
  | ToPlayer<typeof depositDecided>
  | ToPlayer<typeof withdrawalsChanged>
  | Said<{ eventId: string }, typeof marketChanged>

export type Announce = (announcement: Announcement) => void

/** Joins those who say something with the socket, which is there only once the server listens. */
export function createAnnouncements() {
  const listeners = new Set<Announce>()
  const announce: Announce = (announcement) => listeners.forEach((listener) => listener(announcement))
  const hear = (listener: Announce) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return { announce, hear }
}
