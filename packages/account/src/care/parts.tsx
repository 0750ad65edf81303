import type { Jurisdiction } from '@kit/sdk/contract'
import type { SiteServices } from '@kit/shell/feature'
import { MoreMessages } from '@kit/ui'
import { useMemo, type ComponentType } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import { CareContext } from './careContext.ts'
import { careProfiles } from './careProfiles.ts'
import { careMessages } from './messages.ts'
import { RealityCheck } from './RealityCheck.tsx'
import { SaferPlayPage } from './SaferPlayPage.tsx'
import { useJurisdiction, useTellDifference } from './useJurisdiction.ts'

export const pageFacts = {
  pages: { '/safer-play': { title: 'care.title', description: 'care.about' } },
  messages: careMessages,
} as const

/**
 * Creates the components of player protection, with their messages, for a site whose file names this jurisdiction, or
 * none. A check is shown when it is due, and while `isAsked` is true.
 */
export function careParts(site: SiteServices, inFile: Jurisdiction | undefined, isAsked: StoreApi<boolean>) {
  const withCare = (Part: ComponentType) =>
    function WithCare() {
      const profile = careProfiles[useJurisdiction(site, inFile)]
      return (
        <CareContext value={useMemo(() => ({ site, profile }), [profile])}>
          <MoreMessages messages={careMessages}>
            <Part />
          </MoreMessages>
        </CareContext>
      )
    }
  function Watch() {
    useTellDifference(site, inFile)
    return <RealityCheck isAsked={isAsked} />
  }
  return { SaferPlay: withCare(SaferPlayPage), Watch: withCare(Watch) }
}
