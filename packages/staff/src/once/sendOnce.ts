import { requestOnce, type OnceOutcome, type OncePorts } from '@kit/sdk/once'

/** For how long an act without an answer is looked up, in ms: whoever signed it waits. */
const lookUpForMs = 4_500

export interface Act<Answer> {
  /** What it acts on, so that two acts on the same thing share their key. */
  name: string
  /** Sends it under the key. Called at most once. */
  send(key: string): Promise<Answer>
  /** What an act under the key has done; undefined when the operator knows of none. */
  find(key: string): Promise<Answer | undefined>
}

/** Does something of staff that moves points once. As long as its outcome is not known, the next try goes under the same key. */
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
