import type { AnySocketEvent } from '@kit/sdk/contract'
import { wireSchema } from './wireSchema.ts'

const audiences: Record<AnySocketEvent['audience'], string> = {
  everyone: 'Everyone connected.',
  loggedIn: 'Logged-in users.',
  player: 'Players.',
  staff: 'Staff.',
}

/**
 * The contract's socket events as an AsyncAPI 3.0 document. Socket.IO has one connection: each event stands as a channel
 * whose address is its name. `send` and `receive` are the operator's.
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
    channels: Object.fromEntries(
      entries.map(([name, { event, payload }]) => [
        name,
        { address: event, messages: { [name]: { name: event, payload: wireSchema(payload) } } },
      ]),
    ),
    operations: Object.fromEntries(
      entries.map(([name, { direction, audience, source }]) => [
        name,
        {
          action: direction === 'clientToServer' ? 'receive' : 'send',
          channel: { $ref: `#/channels/${name}` },
          summary: `${audiences[audience]} Source: ${source}`,
        },
      ]),
    ),
  }
}
