import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createTranscript } from './transcript.ts'

it('writes down what is asked and answered, and neither a password nor a token', async () => {
  const server = createServer((_request, response) => response.end('{"docs":{"token": "s3cr3t","points":5}}'))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/auth`
  const { fetch: call, take } = createTranscript()
  const headers = { authorization: 'Bearer s3cr3t' }
  await call(url, { method: 'POST', headers, body: 'email=doctor&password=p4ssw0rd&otp=' })
  await call(url, { method: 'POST', headers, body: '{"email":"doctor","password":"p4ssw0rd"}' })
  server.close()
  const answer = '← 200 {"docs":{"token": "…","points":5}}'
  expect(take()).toEqual([
    '→ POST /api/auth email=doctor&password=…&otp=',
    answer,
    '→ POST /api/auth {"email":"doctor","password":"…"}',
    answer,
  ])
  expect(take()).toEqual([])
})

it('keeps the last of several lines of one kind in a row, with how many there were', () => {
  const { write, writeRun, take } = createTranscript()
  writeRun('heartbeat', 'beat 1')
  writeRun('heartbeat', 'beat 2')
  write('change')
  writeRun('heartbeat', 'beat 3')
  expect(take()).toEqual(['beat 2 (the last of 2)', 'change', 'beat 3'])
  writeRun('heartbeat', 'beat 4')
  expect(take()).toEqual(['beat 4'])
})
