import { createPrivateKey, X509Certificate } from 'node:crypto'
import { createServer, connect } from 'node:tls'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { selfSigned } from './selfSigned.ts'

const at = new Date('2030-01-02T03:04:05.678Z')

it('is valid only for its hosts, by name and by address', () => {
  const { key, cert } = selfSigned(['localhost', 'casino.localhost', '127.0.0.1'], at)
  const certificate = new X509Certificate(cert)
  expect(certificate.subjectAltName).toBe('DNS:localhost, DNS:casino.localhost, IP Address:127.0.0.1')
  expect(certificate.checkHost('casino.localhost')).toBe('casino.localhost')
  expect(certificate.checkIP('127.0.0.1')).toBe('127.0.0.1')
  expect([certificate.checkHost('other.localhost'), certificate.checkIP('127.0.0.2')]).toEqual([
    undefined,
    undefined,
  ])
  expect([certificate.ca, certificate.subject, certificate.issuer]).toEqual([
    false,
    'CN=localhost',
    'CN=localhost',
  ])
  expect(certificate.verify(certificate.publicKey)).toBe(true)
  expect(certificate.checkPrivateKey(createPrivateKey(key))).toBe(true)
})

it('is valid from the day before for as long as browsers allow, beyond 2049 too', () => {
  const { validFromDate, validToDate } = new X509Certificate(selfSigned(['localhost'], at).cert)
  expect(validFromDate).toEqual(new Date('2030-01-01T03:04:05Z'))
  expect((validToDate.getTime() - validFromDate.getTime()) / 86_400_000).toBe(397)
  const late = new X509Certificate(selfSigned(['localhost'], new Date('2049-12-31T12:00:00Z')).cert)
  expect(late.validToDate.getUTCFullYear()).toBe(2051)
})

it('has a new key and number each time', () => {
  const many = Array.from({ length: 20 }, () => new X509Certificate(selfSigned(['localhost'], at).cert))
  expect(new Set(many.map(({ serialNumber }) => serialNumber)).size).toBe(20)
  expect(new Set(many.map(({ fingerprint256 }) => fingerprint256)).size).toBe(20)
})

it('contains many hosts, and a client that trusts it connects', async () => {
  const hosts = ['localhost', '127.0.0.1', ...Array.from({ length: 40 }, (_, at) => `site-${at}.localhost`)]
  const made = selfSigned(hosts, new Date())
  const server = createServer(made, (socket) => socket.end('prices'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const said = await new Promise<string>((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', servername: 'site-39.localhost', ca: made.cert })
    socket.once('data', (data) => resolve(data.toString()))
    socket.once('error', reject)
  })
  expect(said).toBe('prices')
  await new Promise((resolve) => server.close(resolve))
})
