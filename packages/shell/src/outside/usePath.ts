import { useRouterState } from '@tanstack/react-router'
import { isHomePage } from '../routing/isHomePage.ts'
import { useSite } from '../siteContext.ts'

export function usePath(): string {
  const { router } = useSite()
  return useRouterState({ router, select: ({ location }) => location.pathname })
}

/** The home page of a casino-only domain is its live casino. */
export function useIsHome(): boolean {
  const path = usePath()
  const { homePath } = useSite()
  return path === homePath || isHomePage(path)
}
