import { pathSegment, type AnyEndpoint, type UserType } from '../contract/endpoint.ts'

/** Returns true if a logged-in user of this type may make a call, by its declaration. */
export function mayCall({ auth }: AnyEndpoint, userType: UserType): boolean {
  if (auth === 'player') return userType === 'user'
  if (auth === 'staff') return userType !== 'user'
  if (auth === 'administrator') return userType === 'administrator'
  return true
}

/** Returns true if the `{type}` of a path, if any, is the caller's own. */
export const isOwnPath = (type: string | undefined, userType: UserType): boolean =>
  type === undefined || type === pathSegment(userType)
