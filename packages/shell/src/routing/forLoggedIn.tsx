import type { AsyncRouteComponent } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { LandingPage } from '../pages/LandingPage.tsx'
import { useIsLoggedIn, useSite } from '../siteContext.ts'

/**
 * Wraps a screen for logged-in users: a visitor sees the landing page and a login, and then the
 * screen (ROLE-026, Q-031).
 */
export function forLoggedIn(Screen: AsyncRouteComponent<object>): AsyncRouteComponent<object> {
  function ForLoggedIn() {
    const { router, services } = useSite()
    const isLoggedIn = useIsLoggedIn()
    // Logging out on this page must not open the login sheet.
    const [cameAsVisitor] = useState(!isLoggedIn)
    useEffect(() => {
      if (cameAsVisitor) services.request('login', { returnTo: router.history.location.href })
    }, [cameAsVisitor, router, services])
    return isLoggedIn ? <Screen /> : <LandingPage />
  }
  return Object.assign(ForLoggedIn, { preload: async () => Screen.preload?.() })
}
