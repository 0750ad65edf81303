import { createReferralStore, createSiteStorage, type SiteStorage } from '@kit/sdk'
import { visitorChannelsQuery } from '@kit/sdk/query'
import type { AssembledSite } from '../assembledSite.ts'
import { visitOf } from './visitOf.ts'

type Ports = Pick<AssembledSite, 'services' | 'queryClient' | 'router'>

/**
 * Captures the referral, without the campaign if the visitor has refused measurement (threat model U12), the
 * branch (ROUTE-065) and the mobile app. Opens the register panel on the paths of a sign-up. Returns a
 * function that stops it.
 */
export function followVisits({ services, queryClient, router }: Ports): () => void {
  const storage: SiteStorage = createSiteStorage({ browser: services.storage, tab: services.tabStorage })
  const referrals = createReferralStore(storage, services.now)
  let stopWaiting = () => {}
  const capture = () => {
    stopWaiting()
    const { pathname, search } = router.history.location
    const visit = visitOf(pathname, search)
    const branchBefore = referrals.read().branchId
    const { utmSource, registrationSource, ...others } = visit.referral
    const isRefused = services.storage.getItem('kit.consent') === 'refused'
    referrals.capture(isRefused ? others : { utmSource, registrationSource, ...others })
    const { branchId } = referrals.read()
    if (branchId !== undefined && branchId !== branchBefore)
      void queryClient.prefetchQuery(visitorChannelsQuery(services.operator, branchId))
    if (visit.isMobileApp) storage.write('isMobileApp', true)
    if (visit.isSignUp) stopWaiting = openRegister(services)
  }
  capture()
  const unfollow = router.history.subscribe(capture)
  return () => {
    unfollow()
    stopWaiting()
  }
}

/**
 * Opens the register panel for a visitor, as soon as the brand allows registration. Returns a
 * function that stops waiting.
 */
function openRegister({ flags, operator, request, canRequest }: Ports['services']): () => void {
  if (operator.session.get() || !canRequest('register')) return () => {}
  const mayRegister = () => flags.get('auth.register.enabled') && flags.get('domain.type') !== 'b2b'
  let unfollow = () => {}
  const open = () => {
    if (!mayRegister()) return false
    unfollow()
    request('register', {})
    return true
  }
  if (!open()) unfollow = flags.subscribe(() => void open())
  return () => unfollow()
}
