import { getPoints, getProfile } from '@kit/sdk/contract'
import type { AssembledSite } from '../assembledSite.ts'
import type { OfflineAnswers } from '../feature.ts'
import { keepAnswers } from './keepAnswers.ts'
import type { OfflineBrowser } from './offlineBrowser.ts'
import { offerUpdate } from './offerUpdate.ts'
import { offlineMessages } from './offlineMessages.ts'
import { prepareAnswers } from './prepareAnswers.ts'

/**
 * Makes a site readable without a connection: keeps the player's last answers and installs the
 * service worker, unless the site sets `offline: false`. Returns a function that stops it.
 */
export function startOffline(site: AssembledSite): () => void {
  const { browser, config, services } = site
  const stops: (() => void)[] = []
  let isOver = false
  const add = (stop: () => void) => (isOver ? stop() : void stops.push(stop))
  const begin = async () => {
    const offline = await browser.loadOffline?.()
    if (!offline || isOver) return
    if (config.offline === false || browser.isDevelopment) return offline.end()
    const kept = await Promise.all(services.contributed('offline').map((load) => load()))
    add(keepAnswersOf(site, offline, kept))
    add(
      prepareAnswers({
        session: services.operator.session,
        queries: site.queryClient,
        kept,
        isOnline: browser.isOnline.getState,
        whenIdle: browser.whenIdle,
      }),
    )
    add(
      browser.whenIdle(() => {
        offline
          .watchBuild((activate) => add(offerUpdateOf(site, activate)))
          .then(add)
          .catch((error: unknown) => services.onError(error, 'the service worker'))
      }),
    )
  }
  begin().catch((error: unknown) => services.onError(error, 'what works without a connection'))
  return () => {
    isOver = true
    stops.forEach((stop) => stop())
  }
}

function keepAnswersOf(
  { services, queryClient, browser }: AssembledSite,
  offline: OfflineBrowser,
  kept: readonly OfflineAnswers[],
): () => void {
  return keepAnswers({
    session: services.operator.session,
    queries: queryClient,
    store: offline.answers,
    calls: [getProfile, getPoints, ...kept.flatMap(({ calls }) => calls)],
    ownerOf: offline.ownerOf,
    now: browser.now,
    onError: services.onError,
  })
}

function offerUpdateOf(
  { toasts, services, texts, browser }: AssembledSite,
  activate: () => Promise<void>,
): () => void {
  const word = (id: keyof typeof offlineMessages) => texts.getState().messages[id] ?? offlineMessages[id]
  return offerUpdate({
    toasts,
    held: [services.isBusy, services.isAsking, services.isCovered],
    words: { text: word('shell.update.ready'), reload: word('shell.update.reload') },
    onReload: async () => {
      await activate()
      browser.reload()
    },
  })
}
