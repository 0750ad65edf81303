import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAccountServices } from '../accountContext.ts'

/** Runs what follows a login for each login of the page: the one it starts with, and every one that begins later. */
export function useCompleteLogin(): void {
  const { site } = useAccountServices()
  const queries = useQueryClient()
  useEffect(() => {
    const { operator, onError } = site
    const { session } = operator
    // A login that still owes its second factor after a reload is completed on this page.
    const first = session.get()
    let isRestored = first !== null && session.count() === 0 && !first.owesSecondFactor
    let completed: number | undefined
    const follow = () => {
      const login = session.get()
      if (!login || login.owesSecondFactor || completed === session.count()) return
      completed = session.count()
      const how = { isRestored }
      isRestored = false
      import('./completeLogin.ts').then(
        // What began the login first holds the profile of its answer.
        ({ completeLogin }) => setTimeout(() => void completeLogin(site, queries, how)),
        (cause: unknown) => onError(cause, 'what follows a login'),
      )
    }
    follow()
    return session.subscribe(follow)
  }, [site, queries])
}
