import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startTestOperator, until, type TestOperator } from '../../testing/operator.ts'

let operator: TestOperator
const sockets: Socket[] = []

beforeAll(async () => {
  const connectionLimits = { perAddress: 20, headersMs: 300, requestMs: 600 }
  operator = await startTestOperator([], { connectionLimits })
})
afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()))
afterAll(() => operator.sandbox.close())

function open(first: string) {
  const socket = connect(operator.sandbox.port, '127.0.0.1')
  const line = { socket, received: '', isClosed: false }
  socket.on('data', (bytes: Buffer) => (line.received += bytes.toString()))
  socket.on('error', () => {})
  socket.on('close', () => (line.isClosed = true))
  socket.write(first)
  sockets.push(socket)
  return line
}

it.each([
  ['no headers', 'G'],
  ['half of its headers', 'POST /api/auth HTTP/1.1\r\nHost: localhost\r\n'],
  [
    'half of its body',
    'POST /api/auth HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  ],
])('ends a connection that sends %s', async (_what, sent) => {
  const line = open(sent)
  await until(async () => line.isClosed)
  expect(line.received).toMatch(/^(HTTP\/1\.1 408 .*request-timeout.*)?$/s)
})

it('keeps no more connections of one address than its share, and serves it again after some close', async () => {
  const lines = Array.from({ length: 40 }, () => open('GET /api/none HTTP/1.1\r\nHost: localhost\r\n\r\n'))
  await until(async () => lines.every(({ received, isClosed }) => received !== '' || isClosed))
  // One may be the test's own keep-alive connection.
  const served = lines.filter(({ received }) => received.startsWith('HTTP/1.1 404')).length
  expect(served).toBeGreaterThan(15)
  expect(served).toBeLessThanOrEqual(20)
  for (const { socket } of lines) socket.destroy()
  await until(async () => (await operator.call('GET', 'api/none').catch(() => undefined))?.status === 404)
})
