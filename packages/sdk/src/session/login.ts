import type { UserType } from '../contract/endpoint.ts'

/** The logged-in user, as calls need it. The profile is read from the operator. */
export interface Login {
  token: string
  userType: UserType
  /** Time when a demo login ends, ms since the epoch. */
  demoUntil?: number | undefined
  /** The second factor is pending: until it is given, no 401 ends the login (AUTH-073). */
  owesSecondFactor?: boolean | undefined
}
