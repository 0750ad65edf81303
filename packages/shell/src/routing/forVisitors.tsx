import { Navigate } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { RouteContribution } from '../feature.ts'
import { useIsLoggedIn, useSite } from '../siteContext.ts'

/** A logged-in user is redirected to the home page. */
export async function forVisitors(load: RouteContribution['load']): Promise<{ default: ComponentType }> {
  const { default: Screen } = await load()
  function ForVisitors() {
    const { homePath } = useSite()
    return useIsLoggedIn() ? <Navigate to={homePath} replace /> : <Screen />
  }
  return { default: ForVisitors }
}
