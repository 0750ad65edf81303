import { Inflate } from 'pako'
import { parseJsonText } from './jsonText.ts'
import { sizeCaps } from './sizeCaps.ts'

export type CompressedFault = 'too-big' | 'not-base64' | 'not-gzip' | 'not-json'

/** `fault` is the step that failed. */
export class CompressedError extends Error {
  override readonly name = 'CompressedError'
  readonly fault: CompressedFault
  constructor(fault: CompressedFault, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.fault = fault
  }
}

/** Inflates in chunks and stops at the cap, so that a decompression bomb never fills memory. */
class CappedInflate extends Inflate {
  private total = 0
  override onData = (chunk: Uint8Array<ArrayBuffer>) => {
    this.total += chunk.length
    if (this.total > sizeCaps.inflated)
      throw new CompressedError('too-big', 'The answer inflates beyond its cap')
    this.chunks.push(chunk)
  }
}

function bytesFromBase64(text: string): Uint8Array {
  try {
    const binary = atob(text)
    const bytes = new Uint8Array(binary.length)
    for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at)
    return bytes
  } catch (cause) {
    throw new CompressedError('not-base64', 'The answer is not base64', cause)
  }
}

function inflate(bytes: Uint8Array): string {
  const inflator = new CappedInflate()
  inflator.push(bytes, true)
  if (inflator.err || !inflator.ended) {
    throw new CompressedError('not-gzip', `The answer is not whole gzip: ${inflator.msg || 'it ends early'}`)
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(inflator.result)
}

/**
 * Reads base64 of gzip of JSON, for calls marked compressed. Throws a `CompressedError` if the text
 * is too big, not base64, not whole gzip or not JSON; never returns a part.
 */
export function readCompressed(text: string): unknown {
  if (text.length > sizeCaps.text) throw new CompressedError('too-big', 'The answer is larger than its limit')
  const inflated = inflate(bytesFromBase64(text))
  try {
    return parseJsonText(inflated)
  } catch (cause) {
    throw new CompressedError('not-json', 'The inflated answer is not JSON', cause)
  }
}
