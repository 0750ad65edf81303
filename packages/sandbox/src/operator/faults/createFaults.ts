import type { FastifyInstance } from 'fastify'
import type { Socket } from 'socket.io'
import { route, type Login, type Route } from '../http/route.ts'
import { addCallFaults } from './addCallFaults.ts'
import { listFaults, setFaults } from './faultCalls.ts'
import { createFaultList } from './faultList.ts'
import { bendSocket } from './bendSocket.ts'

/**
 * Faults on demand, as networks, proxies and overloaded operators cause them. Loaded only by an operator
 * started with `faults`.
 */
export function createFaults() {
  const faults = createFaultList()
  const routes: Route[] = [
    route(listFaults, async () => ({ docs: faults.list() })),
    route(setFaults, async ({ faults: asked }) => {
      faults.set(asked)
      return { docs: faults.list() }
    }),
  ]
  return {
    routes,
    add: faults.add,
    addTo: (app: FastifyInstance, findLogin: (token: string) => Promise<Login | undefined>) =>
      addCallFaults(app, faults, findLogin),
    bend: (socket: Socket, userName: string | undefined) => bendSocket(socket, faults, userName),
  }
}
