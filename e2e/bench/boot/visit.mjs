import { watchBoot } from './watch.mjs'
import { blockedMs, costUntil, requestsOf } from './requests.ts'

export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
}

/** A visit ends when the expected content is visible and nothing was transferred for this long, in ms. */
const restMs = 800
/** Maximum wait for missing content, in ms. */
const patienceMs = 15_000
/** A tap without a result is repeated after this time, in ms. */
const retapMs = 2_000

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Records events of the page and its workers as `[method, params]`. */
async function listen(cdp) {
  const received = { events: [], lastAtMs: performance.now() }
  const note = (method, params) => {
    received.events.push([method, params])
    received.lastAtMs = performance.now()
  }
  const ofPage = [
    'requestWillBeSent',
    'requestServedFromCache',
    'responseReceived',
    'dataReceived',
    'loadingFinished',
  ]
    .concat('loadingFailed', 'webSocketCreated', 'webSocketWillSendHandshakeRequest')
    .concat('webSocketHandshakeResponseReceived')
  for (const name of ofPage) cdp.on(`Network.${name}`, (params) => note(`Network.${name}`, params))
  // Prices keep arriving, so they do not delay the end of a visit.
  cdp.on('Network.webSocketFrameReceived', (params) =>
    received.events.push(['Network.webSocketFrameReceived', params]),
  )
  cdp.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type !== 'worker') return
    const message = JSON.stringify({ id: 1, method: 'Network.enable' })
    cdp.send('Target.sendMessageToTarget', { sessionId, message }).catch(() => {})
  })
  cdp.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
    const { method, params } = JSON.parse(message)
    if (method?.startsWith('Network.'))
      note(method, { ...params, requestId: `${sessionId} ${params.requestId}` })
  })
  await cdp.send('Network.enable')
  await cdp.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false })
  return received
}

/**
 * Returns true if a tap that the bootstrap script kept is unanswered: the price is marked until the site
 * answers it.
 */
const isUnanswered = ({ x, y }) => {
  const price = document.elementFromPoint(x, y)?.closest('button[data-side]')
  return price !== null && price !== undefined && !price.hasAttribute('data-kept')
}

/** Taps, and again if the tap is lost: neither kept nor answered. Resolves to the number of taps. */
async function tapUntilSlip(page, point, slip) {
  const until = performance.now() + patienceMs
  let taps = 0
  while (performance.now() < until) {
    if (taps === 0 || (await page.evaluate(isUnanswered, point))) {
      await page.touchscreen.tap(point.x, point.y)
      taps += 1
    }
    if (await Promise.race([slip, wait(retapMs)])) break
  }
  return taps
}

function awaited(names) {
  const resolve = {}
  const promises = Object.fromEntries(
    names.map((name) => [name, new Promise((done) => (resolve[name] = done))]),
  )
  return { promises, tell: (_, reported) => resolve[reported.name]?.(reported) }
}

/**
 * Visits a page in a context, cold or warm like the context. `slowTimes` divides the processor's speed.
 * `isPlayer` is true if a login is stored. With `taps`, the first price is tapped as soon as it is painted
 * and the visit ends with the slip. Without, it ends when the page is idle. With `staysForWorker`, it
 * continues until the site's service worker is active. `shows` names the content to wait for: 'prices', or
 * nothing. `watch` gets the browser's session before the visit, for pictures. Resolves to the visit's figures
 * and its requests.
 */
export async function visit(
  context,
  address,
  { slowTimes = 1, taps = false, isPlayer = false, staysForWorker = false, shows, watch } = {},
) {
  const page = await context.newPage()
  try {
    const faults = []
    page.on('pageerror', ({ message }) => faults.push(message))
    const { promises, tell } = awaited(['lists', 'price', 'slip'])
    await page.exposeBinding('bootBenchReports', tell)
    await page.addInitScript(watchBoot, isPlayer)
    const cdp = await context.newCDPSession(page)
    const received = await listen(cdp)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowTimes })
    const watched = await watch?.(cdp)
    await page.goto(address, { waitUntil: 'commit' })
    let tapCount = 0
    if (shows === 'prices') {
      const price = await Promise.race([promises.price, wait(patienceMs)])
      if (taps && price) tapCount = await tapUntilSlip(page, price, promises.slip)
      else await Promise.race([promises.lists, wait(patienceMs)])
    }
    const beganMs = performance.now()
    const isOver = () =>
      taps || performance.now() - received.lastAtMs > restMs || performance.now() - beganMs > patienceMs
    while (!isOver()) await wait(50)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    if (staysForWorker)
      await Promise.race([
        page.evaluate(async () => void (await navigator.serviceWorker.ready)),
        wait(patienceMs),
      ])
    const seen = await page.evaluate(() => ({ ...window.bootBench, startedAtMs: performance.timeOrigin }))
    const requests = requestsOf(received.events, seen.startedAtMs)
    return { ...figuresOf(seen, requests), tapCount, faults, seen, requests, watched: await watched?.() }
  } finally {
    await page.close()
  }
}

const orMissing = (ms) => (ms > 0 ? ms : Number.NaN)

function figuresOf(seen, requests) {
  const untilLists = costUntil(requests, seen.lists || Infinity)
  const inAll = costUntil(requests, Infinity)
  return {
    firstPaint: orMissing(seen.firstPaint),
    largestPaint: orMissing(seen.largestPaint),
    // The content of a frame is visible when the browser shows the frame, which the first paint reports.
    price: orMissing(seen.price && Math.max(seen.price, seen.firstPaint)),
    lists: orMissing(seen.lists),
    slip: orMissing(seen.slip),
    listRequests: untilLists.requests,
    listKilobytes: untilLists.kilobytes,
    listScripts: untilLists.scriptKilobytes,
    listScriptsCome: untilLists.comeKilobytes,
    allRequests: inAll.requests,
    allKilobytes: inAll.kilobytes,
    allScripts: inAll.scriptKilobytes,
    blocked: blockedMs(seen.longTasks, seen.firstPaint),
    shift: seen.shift,
  }
}
