import type { AsyncRouteComponent } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { LandingPage } from '../pages/LandingPage.tsx'
import { useIsLoggedIn, useSite } from '../siteContext.ts'

/** A screen of logged-in users: who comes as a visitor finds the landing page, is asked to log in, and then sees it (ROLE-026, Q-031). */
export function forLoggedIn(Screen: AsyncRouteComponent<object>): AsyncRouteComponent<object> {
  function ForLoggedIn() {
    const { router, services } = useSite()
    const isLoggedIn = useIsLoggedIn()
    // Who logs out here leaves, and is not asked to come back.
    const [cameAsVisitor] = useState(!isLoggedIn)
    useEffect(() => {
      if (cameAsVisitor) services.request('login', { returnTo: router.history.location.href })
    }, [cameAsVisitor, router, services])
    return isLoggedIn ? <Screen /> : <LandingPage />
  }
  return Object.assign(ForLoggedIn, { preload: async () => Screen.preload?.() })
}
