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
  scoreAdded,
  scoreDeleted,
  userCreated,
  tournamentsChanged,
  withdrawalsChanged,
} from '@kit/sdk/contract'

type Said<Audience, E extends AnySocketEvent> = { to: Audience; event: E; payload: PayloadOf<E> }

type ToEveryone<E extends AnySocketEvent> = Said<{ everyone: true }, E>
type ToPlayers<E extends AnySocketEvent> = Said<{ players: true }, E>
/** To all pages of one user. */
type ToUser<E extends AnySocketEvent> = Said<{ userId: string }, E>

/** Something the operator says to whom it concerns: to everyone, to all players, to one user, or to those who follow an event. */
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
  | ToUser<typeof betsSettled>
  | ToUser<typeof casinoBetsChanged>
  | ToUser<typeof casinoBetsSettled>
  | ToUser<typeof depositsChanged>
  | ToUser<typeof depositDecided>
  | ToUser<typeof withdrawalsChanged>
  | ToPlayers<typeof notificationBroadcast>
  | ToUser<typeof loggedOutByAdmin>
  | ToUser<typeof disconnectedByHand>
  | ToUser<typeof userCreated>
  | Said<{ eventId: string }, typeof marketChanged>
  | Said<{ eventId: string }, typeof eventScore>
  | Said<{ eventId: string }, typeof heartbeat>

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
