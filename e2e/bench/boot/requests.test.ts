import { describe, expect, it } from 'vitest'
import { blockedMs, costUntil, requestsOf, type NetworkEvent } from './requests.ts'

const beganMs = 1_000_000
/** The browser's clock did not start in 1970, and the visit starts one second into it. */
const at = (ms: number) => 51 + ms / 1_000
const asked = (
  requestId: string,
  type: string,
  ms: number,
  url = `http://site/${requestId}`,
): NetworkEvent => [
  'Network.requestWillBeSent',
  {
    requestId,
    type,
    timestamp: at(ms),
    wallTime: (beganMs + ms) / 1_000,
    request: { url, initialPriority: 'High' },
  },
]
const answered = (requestId: string, ms: number, fromDiskCache = false): NetworkEvent => [
  'Network.responseReceived',
  { requestId, timestamp: at(ms), response: { fromDiskCache } },
]
const came = (requestId: string, ms: number, encodedDataLength: number): NetworkEvent => [
  'Network.loadingFinished',
  { requestId, timestamp: at(ms), encodedDataLength },
]

describe('requestsOf', () => {
  it('returns each request with its times since the start of the visit and its bytes', () => {
    const requests = requestsOf(
      [asked('page', 'Document', 10), answered('page', 170), came('page', 200, 1_400)],
      beganMs,
    )
    expect(requests).toEqual([
      {
        url: 'http://site/page',
        type: 'Document',
        priority: 'High',
        sentMs: expect.closeTo(10),
        answeredMs: expect.closeTo(170),
        endedMs: expect.closeTo(200),
        bytes: 1_400,
        parts: [],
        isCached: false,
      },
    ])
  })

  it('counts the received part of an open request, and the messages of a socket', () => {
    const requests = requestsOf(
      [
        asked('half', 'Script', 10),
        ['Network.dataReceived', { requestId: 'half', timestamp: at(20), encodedDataLength: 300 }],
        ['Network.dataReceived', { requestId: 'half', timestamp: at(30), encodedDataLength: 400 }],
        ['Network.webSocketCreated', { requestId: 'feed', url: 'ws://site/socket' }],
        ['Network.webSocketWillSendHandshakeRequest', { requestId: 'feed', timestamp: at(40) }],
        [
          'Network.webSocketFrameReceived',
          { requestId: 'feed', timestamp: at(60), response: { payloadData: 'tick' } },
        ],
      ],
      beganMs,
    )
    expect(requests.map(({ url, bytes, endedMs }) => [url, bytes, endedMs])).toEqual([
      ['http://site/half', 700, undefined],
      ['ws://site/socket', 4, undefined],
    ])
  })

  it('marks cached requests, and leaves out those without network traffic', () => {
    const requests = requestsOf(
      [
        asked('kept', 'Script', 10),
        ['Network.requestServedFromCache', { requestId: 'kept' }],
        asked('stored', 'Script', 12),
        answered('stored', 14, true),
        asked('picture', 'Image', 15, 'data:image/svg+xml,'),
        came('unheard-of', 20, 900),
      ],
      beganMs,
    )
    expect(requests.map(({ url, isCached }) => [url, isCached])).toEqual([
      ['http://site/kept', true],
      ['http://site/stored', true],
    ])
  })
})

it('what was requested until a moment counts in full, along with its received part, but cached requests do not count', () => {
  const request = (type: string, sentMs: number, bytes: number, isCached = false) => ({
    url: '',
    type,
    sentMs,
    endedMs: sentMs + bytes / 1_000,
    bytes,
    parts: [[sentMs + 20, 700] as [number, number]],
    isCached,
  })
  const requests = [
    request('Document', 0, 1_000),
    request('Script', 100, 50_000),
    request('Script', 100, 9_000, true),
    request('Script', 180, 30_000),
    request('Script', 300, 20_000),
  ]
  expect(costUntil(requests, 200)).toEqual({
    requests: 3,
    kilobytes: 81,
    scriptKilobytes: 80,
    comeKilobytes: 50.7,
  })
  expect(costUntil(requests, Infinity)).toMatchObject({
    requests: 4,
    scriptKilobytes: 100,
    comeKilobytes: 100,
  })
})

it('a task blocks by its duration beyond 50 ms after the first paint', () => {
  const before = [100, 200] as const
  const across = [350, 200] as const
  const after = [900, 80] as const
  expect(blockedMs([before, across, after], 450)).toBe(50 + 30)
})
