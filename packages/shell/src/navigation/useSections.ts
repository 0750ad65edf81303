import type { Section } from '../feature.ts'
import { useIsLoggedIn, useSite } from '../siteContext.ts'
import { byOrder } from './byOrder.ts'

const none: readonly Section[] = []

/**
 * Returns the visible sections of a slot for the current user, including the shell's own, in order.
 */
export function useSections(place: 'header' | 'home', own: readonly Section[] = none): Section[] {
  const { services, config } = useSite()
  const here = useIsLoggedIn() ? 'loggedIn' : 'visitor'
  return byOrder([...services.contributed(place).flat(), ...own], config.order?.[place]).filter(
    ({ audience = 'everyone' }) => audience === 'everyone' || audience === here,
  )
}
