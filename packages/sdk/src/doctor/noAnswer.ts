import * as z from 'zod/mini'
import { OperatorError } from '../client/errors.ts'

interface Thrown {
  name?: string
  message?: string
  code?: string
  cause?: Thrown
}

/** Returns the reason as a part of a sentence; undefined if the call was answered. */
export function whyNoAnswer(error: unknown): string | undefined {
  if (error instanceof OperatorError) {
    if (error.kind === 'timeout') return 'no answer in time'
    return error.kind === 'unreachable' ? (whyNoAnswer(error.cause) ?? 'no answer') : undefined
  }
  const { name, message, cause } = error as Thrown
  if (name === 'TimeoutError' || name === 'AbortError') return 'no answer in time'
  if (message !== 'fetch failed' && message !== 'terminated') return undefined
  return `no answer: ${cause?.code ?? cause?.message ?? message}`
}

type Issue = z.core.$ZodIssue

function needOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `has to be ${issue.expected}`
    case 'invalid_value':
      return `has to be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`
    case 'too_small':
      return `has to be at least ${issue.minimum}`
    case 'too_big':
      return `has to be at most ${issue.maximum}`
    case 'unrecognized_keys':
      return `has the unknown fields ${issue.keys.join(', ')}`
    case 'invalid_format':
      return `has to have the format ${issue.format}`
    default:
      return 'has another form than the contract says'
  }
}

const mostFields = 3

/** Each with the value that it has to be. */
export function misfitsIn({ issues }: z.core.$ZodError): string {
  const said = issues
    .slice(0, mostFields)
    .map((issue) => `${z.core.toDotPath(issue.path) || 'the whole'} ${needOf(issue)}`)
  const more = issues.length - said.length
  return `${said.join('; ')}${more > 0 ? `; and ${more} more` : ''}`
}

const misfitOf = (cause: unknown) =>
  cause instanceof z.core.$ZodError
    ? `what does not fit the contract: ${misfitsIn(cause)}`
    : 'a text that is not JSON: is it an operator of the contract, at this address?'

export function sentenceOf(error: unknown): string {
  if (!(error instanceof OperatorError)) return error instanceof Error ? error.message : String(error)
  const call = error.url && new URL(error.url).pathname
  if (!call) return error.message
  const why = whyNoAnswer(error)
  if (why) return `${call} brings ${why}.`
  if (error.kind === 'malformed')
    return `${call} is answered with ${error.status} and ${misfitOf(error.cause)}`
  return `${call} is answered with ${error.status}: ${error.message}`
}
