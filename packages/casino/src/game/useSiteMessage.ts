'use client'
import type { CasinoSiteMessage } from '@kit/sdk/contract'
import { useLocale, useMediaQuery } from '@kit/ui'
import { useLayoutEffect, useMemo, useState, type RefObject } from 'react'
import { lookAt, watchLook } from './siteLook.ts'

interface Behaviour {
  hasSound: boolean
  isOnline: boolean
}

/** The object changes with its values. */
export function useSiteMessage(
  place: RefObject<Element | null>,
  { hasSound, isOnline }: Behaviour,
): CasinoSiteMessage | undefined {
  const language = useLocale()
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [look, setLook] = useState<ReturnType<typeof lookAt>>()
  useLayoutEffect(() => {
    const read = () => {
      if (place.current) setLook(lookAt(place.current))
    }
    read()
    return watchLook(read)
  }, [place])
  return useMemo(
    () => look && { to: 'casino-game', ...look, hasSound, isStill, language, isOnline },
    [look, hasSound, isStill, language, isOnline],
  )
}
