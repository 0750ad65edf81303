import { setTimeout as wait } from 'node:timers/promises'
import type { Socket } from 'socket.io'
import { eventFaults, type Fault } from './faultCalls.ts'
import type { FaultList } from './faultList.ts'

type Write = (data: unknown, options?: object) => unknown

/** The parts of an Engine.IO connection that faults intercept: messages to the page, and pings. */
interface Connection {
  write: Write
  sendPacket(type: string, ...rest: unknown[]): unknown
  close(discard: boolean): void
}

/** Returns the event of a message in Socket.IO's format: `2["name",…]`. */
const eventIn = (data: unknown): string | undefined =>
  typeof data === 'string' ? /^2\d*\["([^"]+)"/.exec(data)?.[1] : undefined

/** Time that a reordered message waits for another to overtake it, in ms. */
const overtakeMs = 500

export function bendSocket(socket: Socket, faults: FaultList, userName: string | undefined): void {
  const connection = socket.conn as unknown as Connection
  const write = connection.write.bind(connection)
  const sendPacket = connection.sendPacket.bind(connection)
  let silence: Fault | undefined
  let late: Promise<unknown> | undefined
  let overtaken: (() => void) | undefined

  /** Writes immediately, or after delayed messages. */
  const pass: Write = (...message) => {
    if (late) late = late.then(() => write(...message))
    else write(...message)
    overtaken?.()
  }

  function delay(message: Parameters<Write>, delayMs: number): void {
    const before = late
    const writeLate = async () => {
      await Promise.all([before, wait(delayMs)])
      write(...message)
      if (late === mine) late = undefined
    }
    const mine: Promise<unknown> = writeLate()
    late = mine
  }

  function letPass(message: Parameters<Write>): void {
    overtaken?.()
    const timer = setTimeout(() => overtaken?.(), overtakeMs)
    overtaken = () => {
      clearTimeout(timer)
      overtaken = undefined
      write(...message)
    }
  }

  function bend(fault: Fault, event: string, message: Parameters<Write>): boolean {
    switch (fault.kind) {
      case 'delayEvent':
        delay(message, fault.delayMs)
        return false
      case 'duplicateEvent':
        pass(...message)
        return true
      case 'reorderEvent':
        letPass(message)
        return false
      case 'corruptEvent':
        pass(`2${JSON.stringify([event, { docs: 'spoilt' }])}`)
        return false
      case 'killSocket':
        connection.close(true)
        return false
      case 'silence':
        silence = fault
        return false
      default:
        return false
    }
  }

  const isSilent = (): boolean => silence !== undefined && faults.isSet(silence)

  connection.write = (...message) => {
    if (isSilent()) return undefined
    const event = eventIn(message[0])
    const struck = event === undefined ? [] : faults.strike(eventFaults, { what: event, userName })
    for (const fault of struck) if (!bend(fault, event ?? '', message)) return undefined
    return pass(...message)
  }
  connection.sendPacket = (type, ...rest) => {
    if (type === 'ping' && isSilent()) return undefined
    return sendPacket(type, ...rest)
  }
}
