import { jurisdictions, type Jurisdiction } from '@kit/sdk/contract'
import type { SiteServices } from '@kit/shell/feature'
import { useCallback, useEffect, useSyncExternalStore } from 'react'

/**
 * Returns the jurisdiction to show: the stricter of the one in the site's file and the one the operator has declared
 * for the domain. Players never see less than the operator enforces or the brand has promised.
 */
export function useJurisdiction({ flags }: SiteServices, inFile: Jurisdiction = 'none'): Jurisdiction {
  const get = useCallback(() => flags.get('domain.jurisdiction'), [flags])
  const declared = useSyncExternalStore(flags.subscribe, get, get)
  return jurisdictions[Math.max(jurisdictions.indexOf(inFile), jurisdictions.indexOf(declared))] ?? 'none'
}

/** Warns in the console if the site's file names another jurisdiction than the operator has declared. */
export function useTellDifference({ flags, onError }: SiteServices, inFile: Jurisdiction | undefined): void {
  const get = useCallback(() => {
    const isDeclared = flags.layerOf('domain.jurisdiction') === 'operator'
    return isDeclared ? flags.get('domain.jurisdiction') : undefined
  }, [flags])
  const declared = useSyncExternalStore(flags.subscribe, get, get)
  useEffect(() => {
    if (inFile === undefined || declared === undefined || inFile === declared) return
    const words = `The site's file says care({ jurisdiction: '${inFile}' }), and the operator has declared '${declared}' for this domain, which is what it keeps. Players see what demands more of both. Declare it at the operator's console, and leave it out of the file or name the same.`
    onError(new Error(words), 'care: the jurisdiction')
  }, [inFile, declared, onError])
}
