import { request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestOperator, type TestOperator, type TestPlayer } from '../../testing/operator.ts'
import { ownOrigin } from './ownOrigin.ts'

let operator: TestOperator
let player: TestPlayer

beforeAll(async () => {
  operator = await startTestOperator([], { origins: ['https://play.example', 'http://localhost:5173'] })
  player = await operator.newMember()
})
afterAll(() => operator.sandbox.close())

it('is the known one of the host, with its port, else plain http', () => {
  const known = ['https://play.example', 'http://localhost:5173', 'no address']
  expect(ownOrigin('play.example', known)).toBe('https://play.example')
  expect(ownOrigin('localhost:5173', known)).toBe('http://localhost:5173')
  expect(ownOrigin('play.example:8080', known)).toBe('http://play.example:8080')
  expect(ownOrigin('127.0.0.1:4000', [])).toBe('http://127.0.0.1:4000')
})

/** Asks as a server in front of the operator does: under the host the page was opened with. */
const askUnder = (host: string, method: string, path: string, body?: object): Promise<{ docs?: unknown }> =>
  new Promise((resolve, reject) => {
    const headers = { host, authorization: `Bearer ${player.token}`, 'content-type': 'application/json' }
    const sent = request(`${operator.url}/${path}`, { method, headers }, (answer) => {
      let text = ''
      answer.on('data', (part: Buffer) => (text += part.toString('utf8')))
      answer.once('end', () => resolve(JSON.parse(text) as { docs?: unknown }))
    })
    sent.once('error', reject)
    sent.end(body && JSON.stringify(body))
  })

it('opens games and hosted payments by https where a server in front speaks it', async () => {
  const launch = 'api/user/casino/launch?gameId=1005&gameCode=lantern-reels'
  const game = await askUnder('play.example', 'GET', launch)
  expect(game.docs).toMatchObject({ url: expect.stringMatching(/^https:\/\/play\.example\/casino-games\//) })
  const plain = await askUnder('localhost:5173', 'GET', launch)
  expect(plain.docs).toMatchObject({ url: expect.stringMatching(/^http:\/\/localhost:5173\/casino-games\//) })
  const payment = await askUnder('play.example', 'POST', 'api/user/deposit/iPay', {
    depositTypeId: 'deposit-ipay',
    operatorId: '1001',
    amount: 1000,
    redirectUrl: 'https://play.example/transaction',
  })
  expect(payment.docs).toMatchObject({ iPayRedirectUrl: expect.stringMatching(/^https:\/\/play\.example\//) })
})
