import {
  eventScore,
  listVisitorLiveTv,
  listVisitorScores,
  readScoreBoard,
  type ScoreBoard,
} from '@kit/sdk/contract'
import { io } from 'socket.io-client'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { opening, testMarket } from '../../testing/fakeFeed.ts'
import { startTestOperator, until, type TestOperator } from '../../testing/operator.ts'
import { liveTvPlace } from './liveTvAddress.ts'

let operator: TestOperator
const board = (runs: number, team = 'Reds <b>'): ScoreBoard => ({
  sport: 'cricket',
  status: 'In play',
  innings: [{ team, runs, wickets: 2, overs: '5.4' }],
  thisOver: ['1', '4', 'W'],
  batters: [{ name: 'A Batter', runs: 20, balls: 11, isOnStrike: true }],
  bowler: { name: 'A Bowler', runs: 30, wickets: 1, overs: '2.4' },
})

beforeAll(async () => {
  operator = await startTestOperator(opening(testMarket('1.1')))
})
afterAll(() => operator.sandbox.close())

const inflate = (docs: unknown): unknown =>
  JSON.parse(gunzipSync(Buffer.from(String(docs), 'base64')).toString())
const listed = async (path: string) => inflate((await operator.call('GET', path)).body.docs)

describe('the score of an event', () => {
  it('MKT-029 CALL-077 CALL-079 CALL-122 is on the lists with its live TV, and is removed with the event', async () => {
    operator.say({ kind: 'score', eventId: 'event-1.1', board: board(47) })
    const [score] = z.decode(
      listVisitorScores.response,
      (await listed('api/common/game/marketScoreList')) as never,
    )
    expect(score).toMatchObject({ eventId: 'event-1.1' })
    expect(readScoreBoard(score?.score ?? '')).toEqual(board(47))
    expect(z.decode(listVisitorLiveTv.response, (await listed('api/common/game/liveTv')) as never)).toEqual([
      { eventId: 'event-1.1', iframeUrl: score?.iframeUrl },
    ])
    operator.say({ kind: 'scoreGone', eventId: 'event-1.1' })
    expect(await listed('api/common/game/marketScoreList')).toEqual([])
    expect(await listed('api/common/game/liveTv')).toEqual([])
  })

  it('CALL-076 CALL-078 is the same for logged-in players, and closed to strangers', async () => {
    const player = await operator.newPlayer()
    operator.say({ kind: 'score', eventId: 'event-1.1', board: board(48) })
    for (const name of ['marketScoreList', 'liveTv']) {
      const own = await player.call('GET', `api/protected/game/${name}`)
      expect(inflate(own.body.docs)).toEqual(await listed(`api/common/game/${name}`))
      expect((await operator.call('GET', `api/protected/game/${name}`)).status).toBe(401)
    }
    operator.say({ kind: 'scoreGone', eventId: 'event-1.1' })
  })

  it('SOCK-031 SOCK-032 SOCK-033 SOCK-037 SOCK-038 is sent when it appears, changes and is removed', async () => {
    const socket = io(operator.url, { transports: ['websocket'], reconnection: false, forceNew: true })
    const received: string[] = []
    socket.onAny((event: string) => received.push(event))
    const scores: number[] = []
    socket.on(eventScore.event, (payload) => {
      const read = readScoreBoard(z.decode(eventScore.payload, payload).docs.score)
      if (read?.sport === 'cricket') scores.push(read.innings[0]?.runs ?? -1)
    })
    await until(async () => socket.connected)
    operator.say({ kind: 'score', eventId: 'event-1.1', board: board(50) })
    await until(async () => received.includes('LiveTvUpdated'))
    expect(scores).toEqual([])
    await socket.timeout(2000).emitWithAck('postEventSubscription', { eventId: 'event-1.1' })
    operator.say({ kind: 'score', eventId: 'event-1.1', board: board(51) })
    await until(async () => scores.includes(51))
    operator.say({ kind: 'scoreGone', eventId: 'event-1.1' })
    await until(async () => received.includes('DeleteLiveTvUpdate'))
    expect(scores).toEqual([50, 51])
    expect(received.filter((event) => /score|live/i.test(event))).toEqual([
      'scoreUpdated',
      'LiveTvUpdated',
      'getEventScore',
      'getEventScore',
      'scoreDeleted',
      'DeleteLiveTvUpdate',
    ])
    socket.disconnect()
  })
})

describe('the page of live TV', () => {
  it('shows the current score as text, for frames of its own site only, without scripts', async () => {
    operator.say({ kind: 'score', eventId: 'event-1.1', board: board(52) })
    const at = `${operator.url}/api/common/game/board/event-1.1`
    const response = await fetch(at)
    const page = await response.text()
    expect(response.status).toBe(200)
    expect(page).toContain('52/2 (5.4)')
    expect(page).toContain('Reds &lt;b&gt;')
    expect(page).not.toContain('<script')
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain("default-src 'none'")
    operator.say({ kind: 'scoreGone', eventId: 'event-1.1' })
    expect((await fetch(at)).status).toBe(404)
  })

  it('is on another origin if the operator configures it, and only over https', () => {
    const place = liveTvPlace('https://tv.example/watch/{eventId}?from=kit')
    expect(place.address('1 2')).toBe('https://tv.example/watch/1%202?from=kit')
    expect(place.origin).toBe('https://tv.example')
    for (const wrong of ['http://tv.example/{eventId}', 'https://tv.example/', 'javascript:{eventId}', 'x'])
      expect(() => liveTvPlace(wrong)).toThrow(/must be https and hold \{eventId\}/)
  })

  it('may be shown by the site whose operator configured it', async () => {
    const elsewhere = await startTestOperator([], { liveTv: 'https://tv.example/{eventId}' })
    const { headers } = await fetch(`${elsewhere.url}/api/common/home`)
    expect(headers.get('content-security-policy')).toContain("frame-src 'self' https://tv.example;")
    await elsewhere.sandbox.close()
  })
})
