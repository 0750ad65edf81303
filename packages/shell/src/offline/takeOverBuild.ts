/** A worker as far as it is used here. */
type Worker = Pick<ServiceWorker, 'state' | 'postMessage' | 'addEventListener' | 'removeEventListener'>

/** A worker that has not begun by then, in ms, is busy with a slow line: the page is loaded all the same. */
const patienceMs = 10_000

/**
 * Lets a worker that waits, or is about to, take over; done once it works. A page that is loaded before asks a worker that is going, or one
 * that has not begun: in Chromium neither may ever answer, and the player sees the old page load for ever.
 */
export function takeOverBuild(worker: Worker | null): Promise<void> {
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
