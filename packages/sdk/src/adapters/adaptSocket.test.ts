import { expect, it, vi } from 'vitest'
import { marketChanged, subscribeEvent } from '../contract/index.ts'
import { FakeSocket } from '../testing/fakeLive.ts'
import { adaptSocket } from './adaptSocket.ts'
import { adaptEvent, type OperatorAdapters } from './operatorAdapters.ts'

async function given(adapters: OperatorAdapters) {
  const behind = new FakeSocket({})
  const onError = vi.fn()
  const socket = await adaptSocket(async () => behind, adapters, onError)({}, 'https://small.test')
  return { socket, behind, onError }
}

it('receives and sends by the operator’s names and forms, and leaves other events alone', async () => {
  const { socket, behind } = await given({
    events: [
      adaptEvent(marketChanged, {
        event: 'prices',
        received: (payload) => (payload === 'tick' ? undefined : { docs: payload as never }),
      }),
      adaptEvent(subscribeEvent, { event: 'watch', sent: ({ eventId }) => [eventId] }),
    ],
  })
  const received = vi.fn()
  socket.on(marketChanged.event, received)
  socket.on('other', received)
  behind.say(marketChanged.event, 'the contract’s name')
  behind.say('prices', 'tick')
  behind.say('prices', [1])
  behind.say('other', 2)
  expect(received.mock.calls).toEqual([[{ docs: [1] }], [2]])
  socket.emit(subscribeEvent.event, { eventId: 'e1' })
  socket.emit('active', {})
  expect(behind.emitted).toEqual([
    ['watch', ['e1']],
    ['active', {}],
  ])
})

it('reads an acknowledgement, and gives none that fits where its adapter throws', async () => {
  const acknowledged = vi.fn((answer: unknown) => ({ docs: answer }))
  const { socket, behind, onError } = await given({ events: [adaptEvent(subscribeEvent, { acknowledged })] })
  behind.answer = 'done'
  const onAnswer = vi.fn()
  socket.emit(subscribeEvent.event, { eventId: 'e1' }, onAnswer)
  acknowledged.mockImplementation(() => {
    throw new Error('a defect')
  })
  socket.emit(subscribeEvent.event, { eventId: 'e1' }, onAnswer)
  expect(onAnswer.mock.calls).toEqual([[{ docs: 'done' }], [undefined]])
  expect(onError).toHaveBeenCalledWith(expect.any(Error), `socket event ${subscribeEvent.event}`)
})

it('reports what it cannot write and sends nothing', async () => {
  const sent = () => {
    throw new Error('a defect')
  }
  const { socket, behind, onError } = await given({ events: [adaptEvent(subscribeEvent, { sent })] })
  socket.emit(subscribeEvent.event, { eventId: 'e1' })
  expect([behind.emitted, onError.mock.calls.length]).toEqual([[], 1])
})

it('ends a login if the operator refuses its token with a message of its own', async () => {
  const { socket, behind } = await given({ isTokenRefused: ({ message }) => message === 'WHO_ARE_YOU' })
  const messages: string[] = []
  socket.on('connect_error', (error) => void messages.push((error as Error).message))
  behind.say('connect_error', new Error('WHO_ARE_YOU'))
  behind.say('connect_error', new Error('busy'))
  expect(messages).toEqual(['unauthorized', 'busy'])
})
