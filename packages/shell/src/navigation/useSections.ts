import type { Section } from '../feature.ts'
import { useIsLoggedIn, useSite } from '../siteContext.ts'
import { byOrder } from './byOrder.ts'

const none: readonly Section[] = []

/** What stands in one of the shell's places for whoever is there now, with the shell's own sections among it, in order. */
export function useSections(place: 'header' | 'home', own: readonly Section[] = none): Section[] {
  const { services } = useSite()
  const here = useIsLoggedIn() ? 'loggedIn' : 'visitor'
  return byOrder([...services.contributed(place).flat(), ...own]).filter(
    ({ audience = 'everyone' }) => audience === 'everyone' || audience === here,
  )
}
