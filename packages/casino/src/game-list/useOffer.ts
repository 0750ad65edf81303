import {
  listCasinoGames,
  listWhiteLabelRoles,
  type CasinoGame,
  type casinoGameTypes,
} from '@kit/sdk/contract'
import { profileQuery, queryOf } from '@kit/sdk/query'
import { useFlag } from '@kit/sdk/react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCasinoSite, useIsLoggedIn } from '../casinoContext.ts'
import { offerOf, type OfferRules } from './offer.ts'

function useProfile() {
  const { operator } = useCasinoSite()
  const isLoggedIn = useIsLoggedIn()
  const { data, errorUpdateCount } = useQuery({ ...profileQuery(operator.client), enabled: isLoggedIn })
  // Not `isError`: a retry resets it, so that the rendered list would be removed during each retry.
  const isKnown = !isLoggedIn || data !== undefined || errorUpdateCount > 0
  return { profile: isLoggedIn ? data : undefined, isKnown }
}

/** Returns the key of data stored per player; undefined for a visitor. */
export const usePlayerId = (): string | undefined => useProfile().profile?.id

/** A demo account sees the games but cannot play. */
export const useIsDemo = (): boolean => useProfile().profile?.isDemo ?? false

/**
 * Returns whether this visitor or player has a casino: not on a domain without one (`casino.enabled`), and not for a
 * locked player (`casinoLock`). Unknown until the player's profile has loaded.
 */
export function useCasinoAccess(): 'open' | 'closed' | 'locked' | 'unknown' {
  const isOpen = useFlag('casino.enabled')
  const { profile, isKnown } = useProfile()
  if (!isOpen) return 'closed'
  if (profile?.casinoLock) return 'locked'
  return isKnown ? 'open' : 'unknown'
}

/**
 * Returns true if a white label above the player disabled the European casino (ROLE-021), and until the player's roles
 * are read.
 */
function useIsEuropeanDisabled(): boolean {
  const { operator } = useCasinoSite()
  const isPlayer = useIsLoggedIn() && operator.session.get()?.userType === 'user'
  const isOff = useFlag('casino.europeanDisabled')
  const { data, isPending, isError } = useQuery({
    ...queryOf(operator.client, listWhiteLabelRoles, {}),
    enabled: isPlayer,
  })
  if (isOff || !isPlayer) return isOff
  // If the roles cannot be read, the operator still refuses a forbidden launch.
  return isPending && !isError ? true : (data ?? []).some((role) => role.europeanCasinoDisabled)
}

function useOfferRules(): OfferRules {
  const { profile } = useProfile()
  return {
    europeanCasinoDisabled: useIsEuropeanDisabled(),
    europeanProviderId: useFlag('casino.europeanProviderId'),
    disabledWageringGameTypes: useFlag('casino.disabledWageringGameTypes'),
    hasWagerBonus: typeof profile?.wagerBonusId === 'string' && profile.wagerBonusId !== '',
  }
}

/** Returns the offered games, from the cache while they are fresh (CAS-002, CAS-003). */
export function useOffer(gameType: (typeof casinoGameTypes)[number], isWanted = true) {
  const { operator } = useCasinoSite()
  const { europeanCasinoDisabled, europeanProviderId, disabledWageringGameTypes, hasWagerBonus } =
    useOfferRules()
  const query = useQuery({
    ...queryOf(operator.client, listCasinoGames, { gameType }),
    enabled: isWanted,
  })
  const { data } = query
  const games = useMemo(
    (): readonly CasinoGame[] | undefined =>
      data &&
      offerOf(data, { europeanCasinoDisabled, europeanProviderId, disabledWageringGameTypes, hasWagerBonus }),
    [data, europeanCasinoDisabled, europeanProviderId, disabledWageringGameTypes, hasWagerBonus],
  )
  return { query, games }
}
