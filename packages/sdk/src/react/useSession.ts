'use client'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { UserType } from '../contract/endpoint.ts'
import type { User } from '../contract/user.ts'
import { profileQuery } from '../query/queries.ts'
import { endLogin } from '../session/endLogin.ts'
import { useOperator } from './operatorContext.ts'
import { useIsHydrated } from './useIsHydrated.ts'

/** State of the login, without any looks. */
export interface SessionModel {
  isLoggedIn: boolean
  /** The type of the account; undefined for visitors. Players are `user`: nobody else places bets (ROLE-013). */
  userType: UserType | undefined
  /** The second factor is pending: the operator answers little until it is given (AUTH-073). */
  owesSecondFactor: boolean
  /** The profile; undefined for visitors and until it is read. */
  user: User | undefined
  /**
   * Ends the login: notifies the operator, and clears the player's data on the page whatever it
   * answers.
   */
  logOut(): Promise<void>
}

/** The session of the site. Renders again when a login begins or ends, and when the profile is read. */
export function useSession(): SessionModel {
  const operator = useOperator()
  const { session, client } = operator
  const login = useSyncExternalStore(session.subscribe, session.get, session.get)
  const isTakenOver = useIsHydrated()
  const { data } = useQuery({ ...profileQuery(client), enabled: login !== null })
  const logOut = useCallback(
    () => endLogin(operator, (error) => console.error('The operator was not told of a logout:', error)),
    [operator],
  )
  return {
    isLoggedIn: login !== null,
    userType: login?.userType,
    owesSecondFactor: login?.owesSecondFactor ?? false,
    user: login !== null && isTakenOver ? data : undefined,
    logOut,
  }
}
