import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAccountServices } from '../accountContext.ts'

/** Completes each login of the page: the one it starts with, and every later one. */
export function useCompleteLogin(): void {
  const { site } = useAccountServices()
  const queries = useQueryClient()
  useEffect(() => {
    const { operator, onError } = site
    const { session } = operator
    // A login whose second factor is still due after a reload is completed on this page.
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
        // Deferred, so that the caller of the login caches the profile of its answer first.
        ({ completeLogin }) => setTimeout(() => void completeLogin(site, queries, how)),
        (cause: unknown) => onError(cause, 'what follows a login'),
      )
    }
    follow()
    return session.subscribe(follow)
  }, [site, queries])
}
