import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isIPv4 } from 'node:net'

// A certificate for development. Node signs bytes but writes no X.509 (RFC 5280), so its few fields are
// encoded here in DER: a tag, a length, a value.

/** Certificate and key in PEM. */
export interface Certificate {
  key: string
  cert: string
}

const dayMs = 24 * 60 * 60_000
/** Validity in days. Browsers refuse certificates that are valid longer. */
const validDays = 397

const tags = {
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  oid: 0x06,
  utf8: 0x0c,
  utcTime: 0x17,
  time: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const

const oids = {
  commonName: [2, 5, 4, 3],
  subjectAltName: [2, 5, 29, 17],
  basicConstraints: [2, 5, 29, 19],
  extendedKeyUsage: [2, 5, 29, 37],
  serverAuth: [1, 3, 6, 1, 5, 5, 7, 3, 1],
  ecdsaWithSha256: [1, 2, 840, 10045, 4, 3, 2],
} as const

function lengthOf({ length }: Buffer): Buffer {
  if (length < 0x80) return Buffer.from([length])
  const bytes: number[] = []
  for (let rest = length; rest > 0; rest >>= 8) bytes.unshift(rest & 0xff)
  return Buffer.from([0x80 | bytes.length, ...bytes])
}

function der(tag: number, ...parts: (Buffer | readonly number[])[]): Buffer {
  const value = Buffer.concat(parts.map((part) => Buffer.from(part)))
  return Buffer.concat([Buffer.from([tag]), lengthOf(value), value])
}

const sequence = (...parts: Buffer[]): Buffer => der(tags.sequence, ...parts)

/** All bytes but the last have the eighth bit set. */
function base128(value: number): number[] {
  const bytes = [value & 0x7f]
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift(0x80 | (rest & 0x7f))
  return bytes
}

const oid = ([first = 0, second = 0, ...rest]: readonly number[]): Buffer =>
  der(tags.oid, [first * 40 + second, ...rest.flatMap(base128)])

/** Years from 2050 on need four digits. */
function time(at: Date): Buffer {
  const digits = `${at.toISOString().replaceAll(/[-:T]|\.\d+Z$/g, '')}Z`
  return at.getUTCFullYear() < 2050
    ? der(tags.utcTime, Buffer.from(digits.slice(2)))
    : der(tags.time, Buffer.from(digits))
}

const nameOf = (name: string): Buffer =>
  sequence(der(tags.set, sequence(oid(oids.commonName), der(tags.utf8, Buffer.from(name)))))

const dnsName = (name: string): Buffer => der(0x82, Buffer.from(name))
const ipName = (address: string): Buffer => der(0x87, address.split('.').map(Number))

const extension = (id: readonly number[], value: Buffer): Buffer => sequence(oid(id), der(tags.octets, value))

/**
 * Makes a key and a certificate for these hosts, names or IPv4 addresses, signed by that key and valid from
 * yesterday on.
 */
export function selfSigned(hosts: readonly string[], at: Date): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(oid(oids.ecdsaWithSha256))
  const [first = 'localhost'] = hosts
  const serial = randomBytes(16)
  // Positive, and without a leading zero.
  serial[0] = 0x40 | (serial[0]! & 0x3f)
  const toSign = sequence(
    der(0xa0, der(tags.integer, [2])),
    der(tags.integer, serial),
    algorithm,
    nameOf(first),
    sequence(time(new Date(at.getTime() - dayMs)), time(new Date(at.getTime() + (validDays - 1) * dayMs))),
    nameOf(first),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      0xa3,
      sequence(
        extension(
          oids.subjectAltName,
          sequence(...hosts.map((host) => (isIPv4(host) ? ipName(host) : dnsName(host)))),
        ),
        extension(oids.basicConstraints, sequence()),
        extension(oids.extendedKeyUsage, sequence(oid(oids.serverAuth))),
      ),
    ),
  )
  const signature = sign('sha256', toSign, privateKey)
  const certificate = sequence(toSign, algorithm, der(tags.bits, [0], signature))
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? []
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  }
}
