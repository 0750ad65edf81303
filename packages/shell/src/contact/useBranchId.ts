import { createReferralStore, createSiteStorage, readReferral } from '@kit/sdk'
import { useSite } from '../siteContext.ts'
import { visitOf } from '../visits/visitOf.ts'

/**
 * Returns the branch of this visitor: the saved one, else the one in the address, which is saved
 * shortly after the first screen.
 */
export function useBranchId(): string | undefined {
  const { services, router } = useSite()
  const { storage, tabStorage, now } = services
  const saved = createReferralStore(createSiteStorage({ browser: storage, tab: tabStorage }), now).read()
  const { pathname, search } = router.history.location
  return saved.branchId ?? readReferral(visitOf(pathname, search).referral).branchId
}
