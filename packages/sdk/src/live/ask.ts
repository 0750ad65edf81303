import * as z from 'zod/mini'
import { OperatorError } from '../client/errors.ts'
import { refusal } from '../contract/endpoint.ts'
import type { AnySocketQuestion, PayloadOf, SocketAnswerOf } from '../contract/socket.ts'
import type { Live } from '../operator.ts'

const acknowledgement = z.object({ docs: z.optional(z.unknown()), error: z.optional(refusal) })

function readAnswer<Q extends AnySocketQuestion>(question: Q, answer: unknown): SocketAnswerOf<Q> {
  const { docs, error } = acknowledgement.parse(answer)
  if (error) throw new OperatorError('refused', error.message, { code: error.code, field: error.field })
  return z.decode(question.answer, docs as never) as SocketAnswerOf<Q>
}

/**
 * Asks the operator over the socket. Fails with an `OperatorError`: `unreachable` while there is no connection, `timeout`
 * when no answer comes, `refused` in the operator's words, `malformed` when the answer does not fit.
 */
export const askLive = <Q extends AnySocketQuestion>(
  live: Pick<Live, 'send'>,
  question: Q,
  payload: PayloadOf<Q>,
  timeoutMs = 15_000,
): Promise<SocketAnswerOf<Q>> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new OperatorError('timeout', 'The operator did not answer in time')),
      timeoutMs,
    )
    const isSent = live.send(question, payload, (answer) => {
      clearTimeout(timer)
      try {
        resolve(readAnswer(question, answer))
      } catch (cause) {
        const isOurs = cause instanceof OperatorError
        reject(isOurs ? cause : new OperatorError('malformed', 'The answer could not be read', { cause }))
      }
    })
    if (isSent) return
    clearTimeout(timer)
    reject(new OperatorError('unreachable', 'The operator can’t be reached. Check your connection.'))
  })
