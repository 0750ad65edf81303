import { createOperator, OperatorError, webTokenStore, type LogoutReason, type Operator } from '@kit/sdk'
import { disconnectedByHand, maintenanceSwitched, type SiteConfiguration } from '@kit/sdk/contract'
import { createFlags, type Flags } from '@kit/sdk/flags'
import { createToastQueue, inr, showMoneyIn } from '@kit/ui'
import { configurationQuery } from '@kit/sdk/query'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { createStore } from 'zustand/vanilla'
import type { AssembledSite, SiteTexts } from './assembledSite.ts'
import type { Contributions, Feature, IntentName, Intents, SiteServices } from './feature.ts'
import { messages as shellMessages } from './messages.ts'
import { createSiteRouter } from './routing/createSiteRouter.tsx'
import { pagePathsOf } from './routing/pagePathsOf.ts'
import { isHomePage } from './routing/isHomePage.ts'
import { homePathOf, siteRoutes } from './routing/siteRoutes.ts'
import type { BrowserServices } from './services/browserServices.ts'
import { anyOf } from './services/anyOf.ts'
import { reloadForMissingPart } from './services/reloadForMissingPart.ts'
import { allowReload, reloadOnce } from './services/reloadOnce.ts'
import { restoreProfile } from './session/keptProfile.ts'
import { forgetPrivateAnswers } from './session/privateAnswers.ts'
import { siteFlags, type SiteConfig } from './site.ts'
import { hostsOf } from './operatorHosts.ts'
import { createColorMode } from './theme/colorMode.ts'
import { createRegions } from './xray/createRegions.ts'

/** Assembles a site from its configuration and the browser it runs in. Nothing runs until `start`. */
export function assembleSite(
  config: SiteConfig,
  browser: BrowserServices,
  givenOperator?: Operator,
): AssembledSite {
  const maintenance = createStore(() => ({ isOn: false, isDownFromStart: false }))
  const isDuplicate = createStore<boolean>(() => false)
  const openOverlays = createStore<number>(() => 0)
  const toasts = createToastQueue()
  const flags = createFlags(siteFlags(config))
  let contributions: Contributions[] = []
  function onError(error: unknown, where: string): void {
    // The site shows both: the end of a login, and maintenance.
    if (error instanceof OperatorError && (error.kind === 'unauthorized' || error.kind === 'maintenance'))
      return
    console.error(`[${config.name}] ${where}`, error)
    config.onError?.(error, where)
    for (const { observe } of contributions) observe?.error?.(error, where)
  }

  const operator =
    givenOperator ??
    createOperator({
      ...config.operator,
      hosts: hostsOf(config, browser),
      domain: { name: config.operator.domain ?? browser.hostname, type: flags.get('domain.type') },
      flags,
      storage: { browser: browser.storage, tab: browser.tabStorage },
      ...(config.version !== undefined && { version: config.version }),
      tokenStore: webTokenStore({
        tab: browser.tabStorage,
        browser: browser.storage,
        browserSession: browser.session,
      }),
      visitors: config.live?.visitors ?? false,
      now: browser.now,
      monotonicNow: browser.monotonicNow,
      onWake: browser.onWake,
      startDecoder: browser.startDecoder,
      randomUUID: browser.randomUUID,
      onError,
      onFailedCall: (call, error) =>
        contributions.forEach(({ observe }) => observe?.failedCall?.(call, error)),
      onNoToken: () => {
        services.toast(texts.getState().messages['shell.error.noToken'] ?? '', 'danger')
        reloadOnce(browser.tabStorage, browser.reload)
      },
      onAuthorized: () => allowReload(browser.tabStorage),
      onMaintenance: () => maintenance.setState({ isOn: true }),
    })

  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        // Without a connection nothing is tried again until it is back.
        retry: (failures, error) => browser.isOnline.getState() && mayRetry(failures, error),
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  })

  const services: SiteServices = {
    name: config.name,
    version: config.version ?? '',
    page: () => router.state.matches.at(-1)?.fullPath ?? homePath,
    operator,
    flags,
    tabStorage: browser.tabStorage,
    storage: browser.storage,
    now: () => operator.client.now(),
    monotonicNow: browser.monotonicNow,
    randomUUID: browser.randomUUID,
    inTurn: browser.inTurn,
    userAgent: browser.userAgent,
    isOnline: browser.isOnline,
    request(intent, data, otherwise) {
      const answer = answers.get(intent)
      if (answer) answer(data as never)
      else otherwise?.()
      return answer !== undefined
    },
    canRequest: (intent) => answers.has(intent),
    hasPage: (path) => pagePaths.has(path),
    contributed: (place) => contributions.flatMap((own) => (own[place] === undefined ? [] : [own[place]])),
    partOf: (name, Original) =>
      config.parts?.[name]?.of(Original, (error) => onError(error, `the part ${name}`)) ?? Original,
    isAsking: { getState: () => isAsking.getState(), subscribe: (listener) => isAsking.subscribe(listener) },
    isBusy: { getState: () => isBusy.getState(), subscribe: (listener) => isBusy.subscribe(listener) },
    isCovered: { getState: () => openOverlays.getState() > 0, subscribe: openOverlays.subscribe },
    toast: (text, tone = 'info') => {
      if (flags.get('ui.toasts.enabled')) toasts.show(text, { tone })
    },
    notify: browser.notify,
    navigate: (path) => {
      void router.navigate({ to: path })
      // The history updates the address asynchronously, but a call may follow the navigation at
      // once (AUTH-037).
      router.history.flush()
    },
    // A page that fails to prefetch is loaded again, and the failure reported, on navigation.
    prefetch: (path) => void router.preloadRoute({ to: path }).catch(() => {}),
    onError,
  }
  contributions = config.features.map((feature) => feature.setup(services))
  // Registered after the features, which clean up before the page navigates to the home page.
  const sessionEnd = createStore<LogoutReason | null>(() => null)
  operator.session.onEnd((reason) => sessionEnd.setState(reason, true))
  const answers = answersOf(config.features, contributions)
  const isBusy = anyOf(contributions.flatMap((contribution) => contribution.isBusy ?? []))
  const isAsking = anyOf(contributions.flatMap((contribution) => contribution.isAsking ?? []))
  const homePath = homePathOf(flags.get('domain.casinoOnly'))
  const routes = siteRoutes(config, contributions, homePath)
  const pagePaths = pagePathsOf(routes)
  const router = createSiteRouter(routes, homePath, browser.createHistory())

  const messages: Record<string, string> = Object.assign(
    {},
    shellMessages,
    ...config.features.map((feature) => feature.messages),
    config.brand.words,
    config.words,
  )

  showMoneyIn(config.currency ?? inr)
  const texts = createStore<SiteTexts>(() => ({ locale: config.locale ?? 'en-IN', messages }))

  const site: AssembledSite = {
    config,
    browser,
    services,
    contributions,
    messages,
    texts,
    queryClient,
    routes,
    homePath,
    router,
    colorMode: createColorMode(
      flags,
      config.brand.modes,
      browser.storage,
      config.brand.followsDevice ? browser.prefersLight : undefined,
    ),
    maintenance,
    sessionEnd,
    isBusy,
    isDuplicate,
    openOverlays,
    regions: createRegions(flags),
    isXrayOpen: createStore<boolean>(() => false),
    toasts,
    start() {
      restoreProfile(site)
      const { pathname } = router.history.location
      if (pathname === homePath || isHomePage(pathname)) {
        for (const contribution of contributions) contribution.prepareHome?.(queryClient)
      }
      const stops = [
        operator.session.onEnd(() => forgetPrivateAnswers(queryClient)),
        watchConfiguration(operator, queryClient, flags, maintenance),
        startLateWork(site),
        operator.live.on(maintenanceSwitched, ({ maintenance: isOn }) =>
          maintenance.setState({ isOn, isDownFromStart: false }),
        ),
        operator.live.on(disconnectedByHand, () => {
          operator.live.hold(true)
          isDuplicate.setState(flags.get('socket.duplicateScreen'))
        }),
        browser.onPartMissing(async (part) => {
          if (!(await reloadForMissingPart(browser, isBusy))) onError(part, 'a part is missing')
        }),
        browser.onUncaught((error) => {
          onError(error, 'uncaught')
          // ERR-012: no component awaits this call, so its failure is reported here.
          if (error instanceof OperatorError && error.url !== undefined)
            services.toast(
              texts.getState().messages['shell.error.failedUrl']?.replace('{url}', error.url) ?? '',
              'danger',
            )
        }),
        ...contributions.map((contribution) => contribution.start?.()),
      ]
      return () => {
        for (const stop of stops) stop?.()
        if (!givenOperator) operator.close()
      }
    },
  }
  return site
}

/**
 * Collects the intent handlers of all features. Throws at start if two features handle the same
 * intent.
 */
function answersOf(
  features: readonly Feature[],
  contributions: readonly Contributions[],
): ReadonlyMap<IntentName, (data: never) => void> {
  const answers = new Map<IntentName, (data: never) => void>()
  const answeredBy = new Map<string, string>()
  contributions.forEach(({ intents = {} }, index) => {
    const name = features[index]?.name ?? ''
    for (const [intent, answer] of Object.entries(intents) as [
      IntentName,
      (data: Intents[IntentName]) => void,
    ][]) {
      const other = answeredBy.get(intent)
      if (other !== undefined)
        throw new Error(`The features "${other}" and "${name}" both answer the intent "${intent}". List one.`)
      answeredBy.set(intent, name)
      answers.set(intent, answer as (data: never) => void)
    }
  })
  return answers
}

/**
 * Retries a read three times if no usable answer arrived. A refusal is an answer and is not
 * retried.
 */
function mayRetry(failures: number, error: Error): boolean {
  return (
    failures < 3 && error instanceof OperatorError && error.isOutcomeUnknown && error.kind !== 'maintenance'
  )
}

function startLateWork(site: AssembledSite): () => void {
  const begun = import('./session/lateWork.ts').then(({ lateWork }) => lateWork(site))
  begun.catch((error: unknown) => site.services.onError(error, 'a part of the site’s work is missing'))
  return () => void begun.then((end) => end()).catch(() => {})
}

/** Returns true if all domains or this one are in maintenance. */
const isInMaintenance = ({ maintenance, appConfigruation }: SiteConfiguration): boolean =>
  maintenance || appConfigruation.isMaintenance === true

/** Checks the configuration at start and each minute, on every page. */
function watchConfiguration(
  operator: Operator,
  queryClient: QueryClient,
  flags: Flags,
  maintenance: AssembledSite['maintenance'],
): () => void {
  let isFirst = true
  return new QueryObserver(queryClient, configurationQuery(operator)).subscribe((result) => {
    if (result.isPending || result.isFetching) return
    if (result.data && !result.isError)
      maintenance.setState({
        isOn: isInMaintenance(result.data) || flags.get('maintenance.enabled'),
        isDownFromStart: false,
      })
    else if (isFirst && maintenance.getState().isOn)
      maintenance.setState({ isOn: true, isDownFromStart: true })
    isFirst = false
  })
}
