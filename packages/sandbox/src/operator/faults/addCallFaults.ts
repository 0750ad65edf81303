import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { setTimeout as wait } from 'node:timers/promises'
import { loginTokenOf } from '../accounts/loginHeaders.ts'
import { bearerToken } from '../http/bearerToken.ts'
import type { Login } from '../http/route.ts'
import type { Fault } from './faultCalls.ts'
import type { FaultList } from './faultList.ts'

const before = ['delay', 'dropRequest', 'unauthorized', 'unavailable'] as const
const after = ['loseAnswer', 'corruptAnswer'] as const

/** Returns true for calls without faults, such as the call that sets them. */
const isSpared = (path: string): boolean => !path.startsWith('/api/') || path === '/api/administrator/fault'

const cut = (request: FastifyRequest): void => void request.raw.socket.destroy()

async function strikeBefore(
  { kind, delayMs }: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  switch (kind) {
    case 'delay':
      return wait(delayMs)
    case 'dropRequest':
      reply.hijack()
      return cut(request)
    case 'unauthorized':
      return reply.code(401).send({ message: 'Please log in again', code: 'unauthorized' })
    default:
      return reply
        .code(503)
        .header('retry-after', '1')
        .send({ message: 'The operator is not available', code: 'unavailable' })
  }
}

/** Delays, drops or refuses calls before they are served, and loses or corrupts their answers. */
export function addCallFaults(
  app: FastifyInstance,
  faults: FaultList,
  findLogin: (token: string) => Promise<Login | undefined>,
): void {
  async function occasionOf(request: FastifyRequest) {
    const path = request.url.split('?')[0] ?? ''
    if (isSpared(path)) return undefined
    const token = faults.asksUser() ? loginTokenOf(bearerToken(request), request.headers.cookie) : undefined
    const login = token === undefined ? undefined : await findLogin(token).catch(() => undefined)
    return { what: `${request.method} ${path.slice(1)}`, userName: login?.account.userName }
  }

  app.addHook('onRequest', async (request, reply) => {
    const occasion = await occasionOf(request)
    if (!occasion) return
    for (const fault of faults.strike(before, occasion)) {
      await strikeBefore(fault, request, reply)
      if (reply.sent) return
    }
  })

  app.addHook('onSend', async (request, _reply, payload) => {
    const occasion = await occasionOf(request)
    if (!occasion) return payload
    for (const { kind } of faults.strike(after, occasion)) {
      if (kind === 'loseAnswer') cut(request)
      else if (typeof payload === 'string') return payload.slice(0, Math.ceil(payload.length / 2))
    }
    return payload
  })
}
