import { trusted } from '@kit/sdk/worker'
import { indexedAnswerStore, type AnswerStore } from './answerStore.ts'
import { activateBuild } from './activateBuild.ts'

/** The browser's services for a site that works without a connection. */
export interface OfflineBrowser {
  answers: AnswerStore
  /** Returns an identifier of a login that does not reveal its token. */
  ownerOf(token: string): Promise<string>
  /**
   * Installs the site's service worker. Calls the listener when a worker of another build waits,
   * with a function that activates it and resolves once it is active. A worker of the page's own
   * build activates without it. Returns a function that stops it.
   */
  watchBuild(onReady: (activate: () => Promise<void>) => void): Promise<() => void>
  /** Removes the service worker and everything it kept. */
  end(): Promise<void>
}

const workerUrl = '/sw.js'
/** Interval at which an open page checks for a new build, in ms. */
const askEveryMs = 3_600_000
/** Time that a worker has to report its build, in ms. */
const answerMs = 2_000

/** Written into the page by the build. */
function ownBuild(): string | undefined {
  try {
    return (JSON.parse(document.getElementById('kit-page')?.textContent ?? '{}') as { entry?: string }).entry
  } catch {
    return undefined
  }
}

const buildOf = (worker: ServiceWorker) =>
  new Promise<unknown>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => resolve(data))
    port1.start()
    setTimeout(() => resolve(undefined), answerMs)
    worker.postMessage('which build', [port2])
  })

const loadedParts = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)

async function watchBuild(onReady: (activate: () => Promise<void>) => void): Promise<() => void> {
  // Only a build by `@kit/vite` has a worker.
  if (ownBuild() === undefined) return () => {}
  const { serviceWorker } = navigator
  // The types say always defined, but browsers driven by tests may block it.
  const registration = (await serviceWorker.register(trusted(workerUrl), { updateViaCache: 'none' })) as
    | ServiceWorkerRegistration
    | undefined
  if (!registration) return () => {}
  const look = async () => {
    const { waiting } = registration
    // Without a controller this is the first page, and the worker activates anyway.
    if (!waiting || !serviceWorker.controller) return
    // Another tab may have activated it meanwhile.
    const activate = () => activateBuild(registration.waiting ?? registration.active)
    if ((await buildOf(waiting)) === ownBuild()) void activate()
    else onReady(activate)
  }
  void serviceWorker.ready.then(({ active }) => active?.postMessage(loadedParts())).catch(() => {})
  const follow = () => registration.installing?.addEventListener('statechange', () => void look())
  registration.addEventListener('updatefound', follow)
  follow()
  void look()
  const timer = setInterval(() => void registration.update().catch(() => {}), askEveryMs)
  return () => {
    clearInterval(timer)
    registration.removeEventListener('updatefound', follow)
  }
}

async function removeAll(answers: AnswerStore): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    if (registration.active?.scriptURL.endsWith(workerUrl)) await registration.unregister()
  for (const name of await caches.keys()) if (name.startsWith('kit-build-')) await caches.delete(name)
  await answers.removeBefore()
}

/**
 * Returns the browser's offline support; undefined without service workers: plain http from another
 * machine, some private windows.
 */
export function offlineBrowser(): OfflineBrowser | undefined {
  if (!('serviceWorker' in navigator) || !('subtle' in crypto)) return undefined
  const answers = indexedAnswerStore()
  return {
    answers,
    async ownerOf(token) {
      const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
      return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    },
    watchBuild,
    end: () => removeAll(answers),
  }
}
