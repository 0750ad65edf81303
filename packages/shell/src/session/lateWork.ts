import { followChanges } from '@kit/sdk/changes'
import type { AssembledSite } from '../assembledSite.ts'
import { reportDevTools } from '../services/devTools.ts'
import { refreshWhenAsked } from './refreshWhenAsked.ts'
import { shareTabs } from './shareTabs.ts'

/**
 * The work that the first screen does not wait for: follows the operator's change events and the player's other tabs,
 * reloads on request, and reports dev tools where the brand wants that. Returns how to stop.
 */
export function lateWork({
  config,
  browser,
  services,
  queryClient: queries,
  isBusy,
}: AssembledSite): () => void {
  const { operator, onError, monotonicNow } = services
  const { client, live } = operator
  const ends = [
    followChanges(live, queries),
    shareTabs({ operator, queries }),
    refreshWhenAsked({ live, queries, isBusy, browser }),
    ...(config.security?.devToolsReport ? [reportDevTools({ config, client, monotonicNow, onError })] : []),
  ]
  return () => ends.forEach((end) => end())
}
