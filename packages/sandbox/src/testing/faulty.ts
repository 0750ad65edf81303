import { createOperator, OperatorError, type Operator } from '@kit/sdk'
import type { FeedUpdate } from '../feed/feed.ts'
import { startTestOperator, type TestPlayer } from './operator.ts'
import type { Fault } from '../operator/faults/faultCalls.ts'

export async function startFaulty(first: readonly FeedUpdate[]) {
  const operator = await startTestOperator(first, { faults: true })
  const administrator = await operator.administrator()
  const player: TestPlayer = await operator.newPlayer()
  const { userName } = (await player.call('GET', 'api/user/profile')).body.docs as { userName: string }
  const errors: unknown[] = []
  const client: Operator = createOperator({
    hosts: operator.url,
    clientKey: 'test',
    domain: { name: 'localhost', type: 'b2c' },
    onError: (error) => errors.push(error),
  })
  client.session.begin({ token: player.token, userType: 'user' }, false)

  return {
    ...operator,
    administrator,
    player,
    userName,
    client,
    errors,
    setFaults: (...faults: (Partial<Fault> & Pick<Fault, 'kind'>)[]) =>
      administrator.call('PUT', 'api/administrator/fault', { faults }),
    async struck(): Promise<number[]> {
      const { body } = await administrator.call('GET', 'api/administrator/fault')
      return (body.docs as { struck: number }[]).map((fault) => fault.struck)
    },
    async close(): Promise<void> {
      client.close()
      await operator.sandbox.close()
    },
  }
}

export type Faulty = Awaited<ReturnType<typeof startFaulty>>

export const failure = (call: Promise<unknown>): Promise<OperatorError> =>
  call.then(
    () => Promise.reject(new Error('It did not fail.')),
    (error: unknown) => {
      if (error instanceof OperatorError) return error
      throw error
    },
  )
