import type { UserType } from '../contract/endpoint.ts'
import type { AnySocketEvent } from '../contract/socket.ts'

/**
 * Returns true if the user type may receive an event; no user type is a visitor. Most events are
 * for players only (ROLE-012, Q-028).
 */
export function mayReceive({ audience }: AnySocketEvent, userType: UserType | undefined): boolean {
  if (audience === 'everyone') return true
  if (audience === 'loggedIn') return userType !== undefined
  const isPlayer = userType === 'user'
  return audience === 'player' ? isPlayer : userType !== undefined && !isPlayer
}
