import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

/** Encodes the subset of CBOR (RFC 8949) that authenticators need. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 0xff])
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Map)
    return Buffer.concat([
      head(5, value.size),
      ...[...value].flatMap(([key, own]) => [cbor(key), cbor(own as Uint8Array)]),
    ])
  return Buffer.concat([head(2, value.length), value])
}

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest()
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')

const flagsOf = { present: 0x01, verified: 0x04, attested: 0x40 }

interface Options {
  challenge: string
  rp?: { id: string }
  rpId?: string
  user?: { id: string }
}

/**
 * An authenticator in memory with one ES256 passkey. `counter` is the number of signatures it claims to have
 * made.
 */
export function softAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = text(randomBytes(32))
  let userHandle = ''
  const state = { counter: 0, origin, isVerifying: true }

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: state.origin, crossOrigin: false }))

  function authData(rpId: string, key?: KeyObject): Buffer {
    const flags = flagsOf.present | (state.isVerifying ? flagsOf.verified : 0) | (key ? flagsOf.attested : 0)
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(state.counter)
    const base = Buffer.concat([sha256(rpId), Buffer.from([flags]), counter])
    if (!key) return base
    const { x = '', y = '' } = key.export({ format: 'jwk' })
    const raw = Buffer.from(id, 'base64url')
    const cose = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ])
    return Buffer.concat([base, Buffer.alloc(16), Buffer.from([0, raw.length]), raw, cbor(cose)])
  }

  return {
    id,
    state,
    make({ challenge, rp, user }: Options) {
      userHandle = user?.id ?? ''
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(rp?.id ?? '', publicKey)],
      ])
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge)),
          attestationObject: text(cbor(attestation)),
          transports: ['internal'],
        },
      }
    },
    sign({ challenge, rpId = '' }: Options) {
      const data = clientData('webauthn.get', challenge)
      const authenticatorData = authData(rpId)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey)
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(data),
          authenticatorData: text(authenticatorData),
          signature: text(signature),
          userHandle,
        },
      }
    },
  }
}
