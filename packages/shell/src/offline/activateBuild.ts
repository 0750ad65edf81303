type Worker = Pick<ServiceWorker, 'state' | 'postMessage' | 'addEventListener' | 'removeEventListener'>

/**
 * Longest wait for a worker, in ms, for example on a slow connection; then the page is reloaded
 * anyway.
 */
const patienceMs = 10_000

/**
 * Activates a waiting worker; resolves once it is active. A page loaded earlier would ask a
 * stopping or inactive worker; in Chromium neither may ever answer, and the player would see the
 * old page forever.
 */
export function activateBuild(worker: Worker | null): Promise<void> {
  if (!worker || worker.state === 'activated') return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      worker.removeEventListener('statechange', look)
      resolve()
    }
    const look = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') done()
    }
    const timer = setTimeout(done, patienceMs)
    worker.addEventListener('statechange', look)
    worker.postMessage('take over')
  })
}
