import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { otlp } from './adapters/otlp.ts'
import { sentry } from './adapters/sentry.ts'
import type { TelemetryBatch } from './events.ts'

const posted: { address: string; body: Blob }[] = []
beforeEach(() => {
  posted.length = 0
  vi.stubGlobal('navigator', {
    sendBeacon: (address: string, body: Blob) => posted.push({ address, body }) > 0,
  })
})
afterEach(() => vi.unstubAllGlobals())

const visit = '4bf92f3577b34da6a3ce929d0e0e4736'
const batch: TelemetryBatch = {
  site: 'Harbour',
  version: 'abc123',
  visit,
  events: [
    {
      type: 'call',
      atMs: 1_700_000_000_000,
      page: '/',
      call: 'placeBet',
      kind: 'refused',
      code: 'odds-changed',
      status: 409,
    },
    {
      type: 'error',
      atMs: 1_700_000_000_500,
      page: '/events/$eventTypeId/$eventId',
      where: 'uncaught',
      name: 'TypeError',
      message: 'x is undefined',
      stack: 'at place (Slip-1a.js:10:20)\nat ? (index-2b.js:1:23456)',
    },
  ],
}

it('sends an OpenTelemetry collector each event as a log record of the visit', async () => {
  expect(otlp('https://collector.example/v1/logs')(batch, false)).toBe(true)
  expect(posted.map(({ address, body }) => [address, body.type])).toEqual([
    ['https://collector.example/v1/logs', 'application/json'],
  ])
  const { resourceLogs } = JSON.parse(await posted[0]!.body.text()) as {
    resourceLogs: { resource: object; scopeLogs: { logRecords: object[] }[] }[]
  }
  expect(resourceLogs[0]?.resource).toEqual({
    attributes: [
      { key: 'service.name', value: { stringValue: 'Harbour' } },
      { key: 'service.version', value: { stringValue: 'abc123' } },
    ],
  })
  expect(resourceLogs[0]?.scopeLogs[0]?.logRecords).toMatchObject([
    {
      timeUnixNano: '1700000000000000000',
      severityNumber: 13,
      traceId: visit,
      eventName: 'kit.call',
      attributes: expect.arrayContaining([
        { key: 'call', value: { stringValue: 'placeBet' } },
        { key: 'status', value: { doubleValue: 409 } },
      ]),
    },
    { severityNumber: 17, eventName: 'kit.error', body: { stringValue: 'x is undefined' } },
  ])
})

it('sends Sentry an envelope for each error, with frames of the built files', async () => {
  expect(sentry('https://key@o1.ingest.example/42')(batch, true)).toBe(true)
  expect(posted.map(({ address }) => address)).toEqual([
    'https://o1.ingest.example/api/42/envelope/?sentry_key=key&sentry_version=7',
  ])
  const lines = (await posted[0]!.body.text()).split('\n').map((line) => JSON.parse(line) as object)
  expect(lines).toMatchObject([
    { event_id: expect.stringMatching(/^[\da-f]{32}$/) },
    { type: 'event' },
    {
      platform: 'javascript',
      timestamp: 1_700_000_000.5,
      release: 'abc123',
      transaction: '/events/$eventTypeId/$eventId',
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'x is undefined',
            stacktrace: {
              frames: [
                { function: '?', filename: 'app:///assets/index-2b.js', lineno: 1, colno: 23456 },
                { function: 'place', filename: 'app:///assets/Slip-1a.js', lineno: 10, colno: 20 },
              ],
            },
          },
        ],
      },
    },
  ])
})

it.each(['https://o1.ingest.example/42', 'https://key@o1.ingest.example/', 'nonsense'])(
  'refuses %s, which is not a DSN',
  (dsn) => {
    expect(() => sentry(dsn)).toThrow(`"${dsn}" is not a Sentry DSN`)
  },
)
