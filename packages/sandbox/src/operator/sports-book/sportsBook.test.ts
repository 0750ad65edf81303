import type { ScoreBoard } from '@kit/sdk/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  bookmakerBook,
  bookmakerMarket,
  opening,
  testBook,
  testMarket,
  testRunner,
} from '../../testing/fakeFeed.ts'
import { startTestOperator, until, type TestOperator } from '../../testing/operator.ts'

let operator: TestOperator
const board: ScoreBoard = {
  sport: 'cricket',
  status: 'Ball running',
  innings: [{ team: 'Reds <b>', runs: 47, wickets: 2, overs: '5.4' }],
  thisOver: ['1', '4', 'W'],
  batters: [],
}

beforeAll(async () => {
  operator = await startTestOperator(opening(testMarket('1.1')))
})
afterAll(() => operator.sandbox.close())

const page = async (id: string) => {
  const answer = await fetch(`${operator.url}/api/common/game/sportsBook/${id}`)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
const shows = (id: string, words: RegExp) => until(async () => words.test((await page(id)).text))

describe('the placeholder page for a provider’s sports book', () => {
  it('ROUTE-030 shows current events by sport, with their live prices', async () => {
    await shows('', /Reds v Blues/)
    operator.say({ kind: 'book', book: testBook('1.1', { runners: [testRunner('101', { back: 345 })] }) })
    await shows('', /Runner 101<\/th><td>3\.45</)
    const { status, text } = await page('')
    expect(status).toBe(200)
    expect(text).toContain('href="/api/common/game/sportsBook/4">Cricket</a>')
    expect(text).toContain('href="/api/common/game/sportsBook/event-1.1">Reds v Blues</a>')
  })

  it('ROUTE-031 shows one sport, or one event with all its markets, a bookmaker’s odds as decimals', async () => {
    operator.say({ kind: 'market', market: bookmakerMarket('9.1', 'event-1.1') })
    operator.say({ kind: 'book', book: bookmakerBook('9.1') })
    await shows('event-1.1', /Runner 101<\/th><td>1\.85</)
    expect((await page('event-1.1')).text).toContain('<h3>Match Odds</h3>')
    expect((await page('4')).text).toContain('Reds v Blues')
    const none = await page('no-such')
    expect([none.status, none.text.includes('nothing of this name')]).toEqual([404, true])
  })

  it('has the mode of the site around it on all its pages, and by default the browser’s', async () => {
    const dark = (await page('?mode=dark')).text
    expect(dark).toContain('<html lang="en" data-mode="dark">')
    expect(dark).toContain('href="/api/common/game/sportsBook/4?mode=dark">Cricket</a>')
    for (const query of ['', '?mode="><b>', '?mode=dark&mode=light'])
      expect((await page(query)).text).toContain('<html lang="en">')
  })

  it('ROUTE-070 shows ball-by-ball games, and escapes text of the feed', async () => {
    expect((await page('ball-by-ball')).text).toContain('No match is played ball by ball now.')
    operator.say({ kind: 'score', eventId: 'event-1.1', board })
    await shows('ball-by-ball', /47\/2 \(5\.4\)/)
    const { text } = await page('ball-by-ball')
    expect(text).toContain('Reds &lt;b&gt;')
    expect(text).not.toContain('<b>')
    expect(text).toContain('<li>W</li>')
  })

  it('may be framed by its own site only, and runs no script', async () => {
    const policy = (await page('')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('script-src')
  })
})
