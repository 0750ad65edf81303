import { followChanges } from '@kit/sdk/changes'
import type { Flags } from '@kit/sdk/flags'
import type { AssembledSite } from '../assembledSite.ts'
import { loadCalendar } from '@kit/ui'
import { aSecondAfterStart } from '../services/afterStart.ts'
import { followLanguage } from '../language/showLanguage.ts'
import { reportDevTools } from '../services/devTools.ts'
import { keepProfile } from './keepProfile.ts'
import { tellExpired } from './reloadExpired.ts'
import { refreshWhenAsked } from './refreshWhenAsked.ts'
import { watchXray } from '../xray/watchXray.ts'
import { followRedirects } from '../visits/followRedirects.ts'
import { followLogins } from '../visits/followLogins.ts'
import { followVisits } from '../visits/followVisits.ts'
import { leadHome } from '../visits/leadHome.ts'
import { shareTabs } from './shareTabs.ts'
import { warmWhenIdle } from './warmWhenIdle.ts'

/** Starts the work that the first screen does not wait for. Returns a function that stops it. */
export function lateWork(site: AssembledSite): () => void {
  const { config, browser, services, queryClient: queries, isBusy, isXrayOpen } = site
  const { operator, onError, monotonicNow, navigate } = services
  const { client, live } = operator
  operator.locate().catch((error: unknown) => onError(error, 'where the visitor is'))
  tellExpired(site)
  // A failure is shown when the calendar is opened, which loads it again.
  void aSecondAfterStart()
    .then(loadCalendar)
    .catch(() => {})
  const ends = [
    // Preloaded, because it is needed when nothing else can be loaded.
    browser.whenIdle(() => void import('../pages/MaintenancePage.tsx').catch(() => {})),
    warmWhenIdle(operator.session, browser.whenIdle, () => {
      for (const contribution of site.contributions) contribution.warm?.()
    }),
    followLanguage(site),
    begun(async () => (await import('../language/followTranslator.ts')).followTranslator(), onError),
    followVisits(site),
    leadHome(site),
    followRedirects(site),
    followLogins(site),
    followChanges(live, queries),
    keepProfile(site),
    shareTabs({ operator, queries, navigate }),
    begun(async () => (await import('../offline/startOffline.ts')).startOffline(site), onError),
    refreshWhenAsked({ live, queries, isBusy, browser }),
    watchXray({ browser, services, isOpen: isXrayOpen }),
    whileReported(services.flags, () => reportDevTools({ config, client, monotonicNow, onError })),
  ]
  return () => ends.forEach((end) => end())
}

function begun(
  load: () => Promise<() => void>,
  onError: (error: unknown, where: string) => void,
): () => void {
  const begin = load()
  begin.catch((error: unknown) => onError(error, 'a part of the site’s work is missing'))
  return () => void begin.then((end) => end()).catch(() => {})
}

function whileReported(flags: Flags, begin: () => () => void): () => void {
  let end: (() => void) | undefined
  const follow = () => {
    const isOn = flags.get('security.devToolsReport')
    if (!isOn) end?.()
    end = isOn ? (end ?? begin()) : undefined
  }
  follow()
  const unfollow = flags.subscribe(follow)
  return () => {
    unfollow()
    end?.()
  }
}
