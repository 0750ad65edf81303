import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { examineOperator } from './examineOperator.ts'

const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function nobody(): Promise<string> {
  const url = await serve(() => {})
  ends.pop()?.()
  return url
}
const json = { 'content-type': 'application/json' }

describe('an operator that cannot be examined', () => {
  it.each<[string, RequestListener | undefined, RegExp]>([
    ['is down', undefined, /: \/api\/\S+ brings no answer: ECONNREFUSED\.$/],
    [
      'answers 500 to everything',
      (_request, response) => response.writeHead(500, json).end('{"message":"Out of order","code":"x"}'),
      /: \/api\/\S+ is answered with 500: Out of order$/,
    ],
    ['accepts and never answers', () => {}, /: \/api\/\S+ brings no answer in time\.$/],
    [
      'stops in the middle of its answer',
      (_request, response) => response.writeHead(200, json).write('{"docs":'),
      /: \/api\/\S+ brings no answer in time\.$/,
    ],
    [
      'is a page of something else',
      (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
      /: \/api\/\S+ is answered with 200 and a text that is not JSON/,
    ],
  ])('reports in one sentence an operator that %s, and leaves nothing open', async (_how, answer, said) => {
    const url = await (answer ? serve(answer) : nobody())
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
    const before = timers()
    const { score, results } = await examineOperator({ url, answerMs: 300 })
    expect(score).toBe(0)
    // The rules that need no login run first.
    const { fault, transcript } = results.at(-1)!
    expect(fault).toMatch(said)
    expect(fault).toMatch(new RegExp(`^The operator ${url} cannot be examined`))
    expect(transcript[0]).toMatch(/^→ /)
    expect(results.every((one) => one.fault !== undefined)).toBe(true)
    expect(timers()).toBeLessThanOrEqual(before)
  })
})
