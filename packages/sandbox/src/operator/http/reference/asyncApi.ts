import type { AnySocketEvent, AnySocketQuestion } from '@kit/sdk/contract'
import { wireSchema } from './wireSchema.ts'

const audiences: Record<AnySocketEvent['audience'], string> = {
  everyone: 'Everyone connected.',
  loggedIn: 'Logged-in users.',
  player: 'Players.',
  staff: 'Staff.',
}

const isQuestion = (event: AnySocketEvent): event is AnySocketQuestion => 'answer' in event

const answerName = (name: string) => `${name}Answer`

function channelOf(name: string, event: AnySocketEvent) {
  const messages = { [name]: { name: event.event, payload: wireSchema(event.payload) } }
  if (!isQuestion(event)) return { address: event.event, messages }
  const payload = { type: 'object', required: ['docs'], properties: { docs: wireSchema(event.answer) } }
  return {
    address: event.event,
    messages: { ...messages, [answerName(name)]: { name: event.event, payload } },
  }
}

function operationOf(name: string, event: AnySocketEvent) {
  const channel = { $ref: `#/channels/${name}` }
  const message = (of: string) => ({ $ref: `#/channels/${name}/messages/${of}` })
  return {
    action: event.direction === 'clientToServer' ? 'receive' : 'send',
    channel,
    summary: `${audiences[event.audience]} Source: ${event.source}`,
    messages: [message(name)],
    ...(isQuestion(event) && { reply: { channel, messages: [message(answerName(name))] } }),
  }
}

/**
 * An AsyncAPI 3.0 document. Each event is a channel with its name, since Socket.IO has one connection. `send`
 * and `receive` are from the operator's side. A request is answered in its acknowledgement.
 */
export function asyncApi(events: Readonly<Record<string, AnySocketEvent>>) {
  const entries = Object.entries(events)
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Operator socket',
      version: '1.0.0',
      description:
        'Every event of the one Socket.IO connection. Market changes carry an epoch and a sequence that grows by one; an image replaces all that is held.',
    },
    channels: Object.fromEntries(entries.map(([name, event]) => [name, channelOf(name, event)])),
    operations: Object.fromEntries(entries.map(([name, event]) => [name, operationOf(name, event)])),
  }
}
