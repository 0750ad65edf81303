export type NetworkEvent = readonly [method: string, params: NetworkParams]

/**
 * The parameters that are used here. Each event has some of them. Times in seconds of the browser's clock.
 */
export interface NetworkParams {
  requestId: string
  timestamp?: number
  /** Time in seconds since 1970. */
  wallTime?: number
  type?: string
  request?: { url: string; initialPriority: string }
  response?: { fromDiskCache?: boolean; payloadData?: string }
  url?: string
  encodedDataLength?: number
}

/**
 * A request over the line. Times in ms since the start of the visit. Bytes as transferred, including headers.
 */
export interface LineRequest {
  url: string
  /** Resource type of the protocol: Document, Script, Stylesheet, Font, Fetch, WebSocket and so on. */
  type: string
  priority?: string
  sentMs: number
  answeredMs?: number
  endedMs?: number
  bytes: number
  /** Received parts with their times. */
  parts: [atMs: number, bytes: number][]
  isCached: boolean
}

type Read = (params: NetworkParams, sinceBegin: () => number) => void

/**
 * Converts the browser's events, in order of arrival, to requests. `startedAtMs` is the start of the visit,
 * in ms since 1970.
 */
export function requestsOf(events: readonly NetworkEvent[], startedAtMs: number): LineRequest[] {
  const requests = new Map<string, LineRequest>()
  let offsetMs: number | undefined
  const change =
    (act: (request: LineRequest, params: NetworkParams, nowMs: number) => void): Read =>
    (params, now) => {
      const request = requests.get(params.requestId)
      if (request) act(request, params, now())
    }
  const reads: Record<string, Read> = {
    requestWillBeSent({ requestId, request, type = 'Other' }, now) {
      // Pictures inlined in the page cause no traffic.
      if (!request || !/^https?:/.test(request.url)) return
      const { url, initialPriority: priority } = request
      requests.set(requestId, { url, type, priority, sentMs: now(), bytes: 0, parts: [], isCached: false })
    },
    webSocketWillSendHandshakeRequest({ requestId }, now) {
      const url = sockets.get(requestId) ?? ''
      requests.set(requestId, { url, type: 'WebSocket', sentMs: now(), bytes: 0, parts: [], isCached: false })
    },
    requestServedFromCache: change((request) => (request.isCached = true)),
    responseReceived: change((request, { response }, nowMs) => {
      request.answeredMs = nowMs
      request.isCached ||= response?.fromDiskCache === true
    }),
    webSocketHandshakeResponseReceived: change((request, _, nowMs) => (request.answeredMs = nowMs)),
    dataReceived: change((request, { encodedDataLength = 0 }, nowMs) => {
      request.bytes += encodedDataLength
      request.parts.push([nowMs, encodedDataLength])
    }),
    webSocketFrameReceived: change(
      (request, { response }) => (request.bytes += response?.payloadData?.length ?? 0),
    ),
    loadingFinished: change((request, { encodedDataLength }, nowMs) => {
      request.endedMs = nowMs
      request.bytes = encodedDataLength ?? request.bytes
    }),
    loadingFailed: change((request, _, nowMs) => (request.endedMs = nowMs)),
  }
  const sockets = new Map<string, string>()
  for (const [method, params] of events) {
    const { timestamp = 0, wallTime, requestId, url } = params
    if (method === 'Network.webSocketCreated') sockets.set(requestId, url ?? '')
    if (wallTime !== undefined) offsetMs ??= (wallTime - timestamp) * 1_000 - startedAtMs
    reads[method.replace('Network.', '')]?.(params, () => timestamp * 1_000 + (offsetMs ?? 0))
  }
  return [...requests.values()]
}

export interface LineCost {
  requests: number
  kilobytes: number
  scriptKilobytes: number
  comeKilobytes: number
}

/** Returns the cost of requests sent until a moment: their total size, and the part received by then. */
export function costUntil(requests: readonly LineRequest[], untilMs: number): LineCost {
  const asked = requests.filter(({ sentMs, isCached }) => sentMs <= untilMs && !isCached)
  const scripts = asked.filter(({ type }) => type === 'Script')
  const kilobytes = (some: readonly Pick<LineRequest, 'bytes'>[]) =>
    some.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000
  const comeOf = ({ endedMs = Infinity, bytes, parts }: LineRequest) =>
    endedMs <= untilMs ? bytes : parts.reduce((sum, [atMs, some]) => (atMs <= untilMs ? sum + some : sum), 0)
  return {
    requests: asked.length,
    kilobytes: kilobytes(asked),
    scriptKilobytes: kilobytes(scripts),
    comeKilobytes: kilobytes(scripts.map((script) => ({ bytes: comeOf(script) }))),
  }
}

/**
 * Returns how long tasks blocked the page, in ms: the duration of each beyond 50 ms, from the first paint on.
 */
export const blockedMs = (
  longTasks: readonly (readonly [startMs: number, durationMs: number])[],
  firstPaintMs: number,
): number =>
  longTasks
    .filter(([startMs, durationMs]) => startMs + durationMs > firstPaintMs)
    .reduce((sum, [startMs, durationMs]) => {
      const afterPaintMs = Math.min(durationMs, startMs + durationMs - firstPaintMs)
      return sum + Math.max(0, afterPaintMs - 50)
    }, 0)
