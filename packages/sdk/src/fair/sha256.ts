// SHA-256 and its HMAC (FIPS 180-4, RFC 2104) as plain code, because the browser's own is missing from pages of plain http
// and answers later: a round's draws need each block at once, here as on the operator's side.

const constants = Int32Array.of(
  0x428a2f98,
  0x71374491,
  0xb5c0fbcf,
  0xe9b5dba5,
  0x3956c25b,
  0x59f111f1,
  0x923f82a4,
  0xab1c5ed5,
  0xd807aa98,
  0x12835b01,
  0x243185be,
  0x550c7dc3,
  0x72be5d74,
  0x80deb1fe,
  0x9bdc06a7,
  0xc19bf174,
  0xe49b69c1,
  0xefbe4786,
  0x0fc19dc6,
  0x240ca1cc,
  0x2de92c6f,
  0x4a7484aa,
  0x5cb0a9dc,
  0x76f988da,
  0x983e5152,
  0xa831c66d,
  0xb00327c8,
  0xbf597fc7,
  0xc6e00bf3,
  0xd5a79147,
  0x06ca6351,
  0x14292967,
  0x27b70a85,
  0x2e1b2138,
  0x4d2c6dfc,
  0x53380d13,
  0x650a7354,
  0x766a0abb,
  0x81c2c92e,
  0x92722c85,
  0xa2bfe8a1,
  0xa81a664b,
  0xc24b8b70,
  0xc76c51a3,
  0xd192e819,
  0xd6990624,
  0xf40e3585,
  0x106aa070,
  0x19a4c116,
  0x1e376c08,
  0x2748774c,
  0x34b0bcb5,
  0x391c0cb3,
  0x4ed8aa4a,
  0x5b9cca4f,
  0x682e6ff3,
  0x748f82ee,
  0x78a5636f,
  0x84c87814,
  0x8cc70208,
  0x90befffa,
  0xa4506ceb,
  0xbef9a3f7,
  0xc67178f2,
)

const beginning = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
] as const

const blockBytes = 64

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

const words = new Int32Array(64)

const at = (numbers: Int32Array, place: number): number => numbers[place] ?? 0

/** The block begins at `from`; the state has eight words. Signed words are faster. */
function work(state: Int32Array, message: DataView, from: number): void {
  for (let place = 0; place < 16; place += 1) words[place] = message.getInt32(from + place * 4)
  for (let place = 16; place < 64; place += 1) {
    const near = at(words, place - 2)
    const far = at(words, place - 15)
    const low = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3)
    const high = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10)
    words[place] = (at(words, place - 16) + low + at(words, place - 7) + high) | 0
  }
  let a = at(state, 0)
  let b = at(state, 1)
  let c = at(state, 2)
  let d = at(state, 3)
  let e = at(state, 4)
  let f = at(state, 5)
  let g = at(state, 6)
  let h = at(state, 7)
  for (let place = 0; place < 64; place += 1) {
    const ofE = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const first = (h + ofE + ((e & f) ^ (~e & g)) + at(constants, place) + at(words, place)) | 0
    const ofA = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const second = (ofA + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  state[0] = at(state, 0) + a
  state[1] = at(state, 1) + b
  state[2] = at(state, 2) + c
  state[3] = at(state, 3) + d
  state[4] = at(state, 4) + e
  state[5] = at(state, 5) + f
  state[6] = at(state, 6) + g
  state[7] = at(state, 7) + h
}

/**
 * Returns the padding of a message as the standard defines it: a one, zeros, and the total length
 * in bits.
 */
function padded(message: Uint8Array, whole: number): DataView {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / blockBytes) * blockBytes)
  bytes.set(message)
  bytes[message.length] = 0x80
  const view = new DataView(bytes.buffer)
  view.setUint32(bytes.length - 8, Math.floor(whole / 2 ** 29))
  view.setUint32(bytes.length - 4, (whole << 3) >>> 0)
  return view
}

/** The first blocks of the message, `before` bytes of them, are in the state already. */
function finished(state: Int32Array, message: Uint8Array, before: number): Uint8Array<ArrayBuffer> {
  const view = padded(message, before + message.length)
  for (let from = 0; from < view.byteLength; from += blockBytes) work(state, view, from)
  const digest = new Uint8Array(32)
  const out = new DataView(digest.buffer)
  state.forEach((word, place) => out.setInt32(place * 4, word))
  return digest
}

export const sha256 = (message: Uint8Array): Uint8Array<ArrayBuffer> =>
  finished(Int32Array.from(beginning), message, 0)

/** Returns HMAC for any number of messages: the key's two blocks are processed once. */
export function hmacSha256(key: Uint8Array): (message: Uint8Array) => Uint8Array<ArrayBuffer> {
  const short = key.length > blockBytes ? sha256(key) : key
  const stateWith = (pad: number) => {
    const block = Uint8Array.from({ length: blockBytes }, (_value, place) => (short[place] ?? 0) ^ pad)
    const state = Int32Array.from(beginning)
    work(state, new DataView(block.buffer), 0)
    return state
  }
  const [inner, outer] = [stateWith(0x36), stateWith(0x5c)]
  return (message) => finished(outer.slice(), finished(inner.slice(), message, blockBytes), blockBytes)
}

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
