import type { FastifyInstance, FastifyReply } from 'fastify'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Best first. */
const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** Minimum size to compress, in bytes. Smaller bodies fit one packet either way. */
export const compressedFromBytes = 1024

/** Brotli takes several times as long from 6 on, for hardly a percent less. */
const brotliQuality = 5

const isCompressible = (type: string): boolean => /^(text\/|image\/svg)|\b(json|javascript|xml)\b/.test(type)

export function acceptedEncoding(accepts: string | undefined): Encoding | undefined {
  const accepted = new Set<string>()
  for (const part of (accepts ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) accepted.add(name)
  }
  return encodings.find((encoding) => accepted.has(encoding))
}

/** Compresses outside the event loop. */
function compress(body: string | Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzipAsync(body)
  return brotliAsync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(body),
    },
  })
}

/** A body of several answers, compressed at most once in each encoding. */
export interface SharedBody {
  text: string
  compressed: Map<Encoding, Promise<Buffer>>
}

const sharedBodies = new WeakMap<FastifyReply, SharedBody>()

export function sendShared(reply: FastifyReply, body: SharedBody): FastifyReply {
  sharedBodies.set(reply, body)
  return reply.type('application/json; charset=utf-8').send(body.text)
}

function compressedBody(reply: FastifyReply, payload: string | Buffer, encoding: Encoding): Promise<Buffer> {
  const shared = sharedBodies.get(reply)
  if (shared?.text !== payload) return compress(payload, encoding)
  const known = shared.compressed.get(encoding)
  if (known) return known
  const made = compress(payload, encoding)
  shared.compressed.set(encoding, made)
  return made
}

function addVary(reply: FastifyReply, name: string): void {
  const names = String(reply.getHeader('vary') ?? '')
  if (!names.toLowerCase().split(/, */).includes(name))
    reply.header('vary', names ? `${names}, ${name}` : name)
}

/**
 * Compresses every larger text that is not compressed yet. Added last, so that other hooks get uncompressed
 * texts.
 */
export function addCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    if (Buffer.byteLength(payload) < compressedFromBytes || reply.hasHeader('content-encoding'))
      return payload
    if (!isCompressible(String(reply.getHeader('content-type') ?? ''))) return payload
    addVary(reply, 'accept-encoding')
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    if (encoding === undefined) return payload
    const body = await compressedBody(reply, payload, encoding)
    reply.header('content-encoding', encoding).removeHeader('content-length')
    return body
  })
}
