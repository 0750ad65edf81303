import { trusted } from '@kit/sdk/worker'
import { indexedAnswerStore, type AnswerStore } from './answerStore.ts'
import { takeOverBuild } from './takeOverBuild.ts'

/** What a browser offers a site that works without a connection. */
export interface OfflineBrowser {
  answers: AnswerStore
  /** Names a login without giving its token away. */
  ownerOf(token: string): Promise<string>
  /**
   * Installs the service worker of the site. The listener is called when that of another build waits, with how to let it
   * take over, which is done once it works; one of the page's own build takes over by itself. Returns how to stop.
   */
  watchBuild(onReady: (takeOver: () => Promise<void>) => void): Promise<() => void>
  /** Removes the service worker and everything that was kept. */
  end(): Promise<void>
}

const workerUrl = '/sw.js'
/** A page that stays open asks this often whether there is another build, in ms. */
const askEveryMs = 3_600_000
/** How long a worker has to say which build it is of, in ms. */
const answerMs = 2_000

/** The program of this page, as its build wrote it into it. */
function ownBuild(): string | undefined {
  try {
    return (JSON.parse(document.getElementById('kit-page')?.textContent ?? '{}') as { entry?: string }).entry
  } catch {
    return undefined
  }
}

/** The program that a worker keeps. */
const buildOf = (worker: ServiceWorker) =>
  new Promise<unknown>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => resolve(data))
    port1.start()
    setTimeout(() => resolve(undefined), answerMs)
    worker.postMessage('which build', [port2])
  })

/** Paths of the parts that this page has loaded by now. */
const loadedParts = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)

async function watchBuild(onReady: (takeOver: () => Promise<void>) => void): Promise<() => void> {
  // Only the build of `@kit/vite` writes a worker.
  if (ownBuild() === undefined) return () => {}
  const { serviceWorker } = navigator
  // Typed as always there; browsers that tests drive may block it.
  const registration = (await serviceWorker.register(trusted(workerUrl), { updateViaCache: 'none' })) as
    | ServiceWorkerRegistration
    | undefined
  if (!registration) return () => {}
  const look = async () => {
    const { waiting } = registration
    // Without a controller this page is the first one, and the worker takes over anyway.
    if (!waiting || !serviceWorker.controller) return
    // Another tab may have let it take over meanwhile.
    const takeOver = () => takeOverBuild(registration.waiting ?? registration.active)
    if ((await buildOf(waiting)) === ownBuild()) void takeOver()
    else onReady(takeOver)
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

/** The browser's own; undefined where it has no service workers: plain http from another machine, some private windows. */
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
