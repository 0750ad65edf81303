import { requestOnce, type OnceOutcome, type OncePorts } from '@kit/sdk/once'

/** Time that an action without an answer is looked up, in ms, while the person who signed it waits. */
const lookUpForMs = 4_500

export interface Act<Answer> {
  /** The subject of the action. Two actions on the same subject share their key. */
  name: string
  /** Sends it with the key. Called at most once. */
  send(key: string): Promise<Answer>
  find(key: string): Promise<Answer | undefined>
}

/**
 * Sends a staff action that moves points as an idempotent request. While its result is unknown, the next attempt uses
 * the same key.
 */
export const sendOnce = <Answer>(
  ports: OncePorts,
  { name, send, find }: Act<Answer>,
): Promise<OnceOutcome<Answer>> =>
  requestOnce<Answer>(ports, {
    name: 'staff',
    subject: name,
    formerKey: `staff.key.${name}`,
    reusesKey: true,
    lookUpForMs,
    send,
    async find(key) {
      const answer = await find(key)
      return answer === undefined ? undefined : { state: 'done', answer }
    },
  })
