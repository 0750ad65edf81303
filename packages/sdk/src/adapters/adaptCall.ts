import { cappedBody } from '../client/cappedBody.ts'
import { OperatorError } from '../client/errors.ts'
import { parseJsonText } from '../codec/jsonText.ts'
import type { AnyEndpoint } from '../contract/endpoint.ts'
import type { CallAdapter, OperatorAdapters, WireAnswer, WireCall } from './operatorAdapters.ts'

export interface AdaptedCall {
  /** Throws an `OperatorError` if an adapter does: nothing has been sent. */
  request(call: WireCall): WireCall
  /** Throws an `OperatorError` if an adapter does. */
  answer(response: Response): Promise<Response>
}

function bodyOf(text: string): unknown {
  if (text === '') return undefined
  try {
    return parseJsonText(text)
  } catch {
    return text
  }
}

const bodiless = new Set([204, 205, 304])

interface Read extends WireAnswer {
  token?: string | undefined
}

const written = (call: WireCall, adapter: CallAdapter | undefined): WireCall => ({
  ...call,
  ...(adapter?.request?.(call) as Partial<WireCall> | undefined),
})

function readBy(adapter: CallAdapter | undefined, answer: Read): Read {
  const { status, body, token } = adapter?.answer?.(answer) ?? {}
  return {
    headers: answer.headers,
    status: status ?? answer.status,
    body: body ?? answer.body,
    token: token ?? answer.token,
  }
}

/** An operator of the contract sends a token in a header. */
function responseOf({ status, headers, body, token }: Read): Response {
  const sent = new Headers(headers)
  // They describe the original bytes.
  for (const name of ['content-length', 'content-encoding']) sent.delete(name)
  if (token !== undefined) sent.set('authorization', `Bearer ${token}`)
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? {})
  return new Response(bodiless.has(status) ? null : text, { status, headers: sent })
}

export function adaptCall(
  { everyCall, calls }: OperatorAdapters,
  { name }: AnyEndpoint,
): AdaptedCall | undefined {
  const own = (calls as Readonly<Record<string, CallAdapter>> | undefined)?.[name]
  if (!everyCall && !own) return undefined

  return {
    request(call) {
      try {
        return written(written(call, own), everyCall)
      } catch (cause) {
        throw new OperatorError('refused', 'The request could not be encoded', { code: 'not-sent', cause })
      }
    },
    async answer(response) {
      const { status, headers } = response
      const malformed = (cause: unknown) =>
        new OperatorError('malformed', 'The answer could not be read', { status, cause })
      const text = await cappedBody(response)
        .text()
        .catch((cause: unknown) => {
          throw cause instanceof RangeError ? malformed(cause) : cause
        })
      try {
        const read = readBy(everyCall, { status, headers, body: bodyOf(text) })
        return responseOf(read.status >= 200 && read.status < 300 ? readBy(own, read) : read)
      } catch (cause) {
        throw malformed(cause)
      }
    },
  }
}
