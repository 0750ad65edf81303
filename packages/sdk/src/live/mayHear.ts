import type { UserType } from '../contract/endpoint.ts'
import type { AnySocketEvent } from '../contract/socket.ts'

/** Whether an event is for who is logged in; no user type is a visitor. Most are the players' alone (ROLE-012, Q-028). */
export function mayHear({ audience }: AnySocketEvent, userType: UserType | undefined): boolean {
  if (audience === 'everyone') return true
  if (audience === 'loggedIn') return userType !== undefined
  const isPlayer = userType === 'user'
  return audience === 'player' ? isPlayer : userType !== undefined && !isPlayer
}
