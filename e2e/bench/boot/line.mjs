// A throttled connection in front of a server: every byte of every connection goes through it, including
// sockets and requests of workers, which the browser's own throttling does not affect.
import { connect, createServer } from 'node:net'

/** Packet size in bytes. Connections take turns per packet. */
const packetBytes = 1_460
/** Bytes of one connection that may be queued before its sender is paused. */
const windowBytes = 65_536

/** One direction of the line: connections share its rate in turns, and each packet arrives with a delay. */
class Direction {
  constructor(terms) {
    this.terms = terms
    this.waiting = []
    this.underWay = []
    this.freeAtMs = 0
    this.timer = undefined
  }

  send(stream, chunk) {
    if (!this.terms()) return void stream.deliver(chunk)
    if (this.waiting.length === 0) this.freeAtMs = Math.max(this.freeAtMs, performance.now())
    if (stream.packets.length === 0) this.waiting.push(stream)
    for (let at = 0; at < chunk.length; at += packetBytes)
      stream.packets.push(chunk.subarray(at, at + packetBytes))
    this.carry()
  }

  carry() {
    const nowMs = performance.now()
    const terms = this.terms() ?? { bitsPerSecond: Infinity, delayMs: 0 }
    while (this.waiting.length > 0 && this.freeAtMs <= nowMs) {
      const stream = this.waiting.shift()
      const packet = stream.packets.shift()
      if (stream.packets.length > 0) this.waiting.push(stream)
      this.freeAtMs += (packet.length * 8_000) / terms.bitsPerSecond
      this.underWay.push({ stream, packet, arrivesAtMs: this.freeAtMs + terms.delayMs })
    }
    while (this.underWay.length > 0 && this.underWay[0].arrivesAtMs <= nowMs) {
      const { stream, packet } = this.underWay.shift()
      stream.deliver(packet)
    }
    clearTimeout(this.timer)
    const next = [
      ...(this.waiting.length > 0 ? [this.freeAtMs] : []),
      ...(this.underWay.length > 0 ? [this.underWay[0].arrivesAtMs] : []),
    ]
    if (next.length > 0) this.timer = setTimeout(() => this.carry(), Math.max(0, Math.min(...next) - nowMs))
  }
}

function join(from, to, direction) {
  let held = 0
  let hasEnded = false
  const stream = {
    packets: [],
    deliver(packet) {
      held -= packet.length
      if (!to.destroyed) to.write(packet)
      if (held < windowBytes) from.resume()
      if (hasEnded && held === 0) to.end()
    },
  }
  from.on('data', (chunk) => {
    held += chunk.length
    if (held >= windowBytes) from.pause()
    direction.send(stream, chunk)
  })
  from.on('end', () => {
    hasEnded = true
    if (held === 0) to.end()
  })
  from.on('error', () => to.destroy())
  from.on('close', () => hasEnded || to.destroy())
}

/**
 * Opens a line on a free port of loopback. `terms` may be set at any time: `{ roundTripMs, downBitsPerSecond,
 * upBitsPerSecond }`, or undefined for an unthrottled line. Opening a connection costs nothing, as in the
 * browser's own throttling. Set `upstreamPort` before the first visit.
 */
export async function openLine() {
  const sockets = new Set()
  const line = { port: 0, url: '', upstreamPort: 0, terms: undefined, close: async () => undefined }
  const termsOf = (rate) => () =>
    line.terms && { bitsPerSecond: line.terms[rate], delayMs: line.terms.roundTripMs / 2 }
  const down = new Direction(termsOf('downBitsPerSecond'))
  const up = new Direction(termsOf('upBitsPerSecond'))
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (client) => {
    const upstream = connect({
      port: line.upstreamPort,
      host: '127.0.0.1',
      allowHalfOpen: true,
      noDelay: true,
    })
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
    }
    join(client, upstream, up)
    join(upstream, client, down)
  })
  await new Promise((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  line.port = server.address().port
  line.url = `http://localhost:${line.port}`
  line.close = () =>
    new Promise((resolve) => {
      server.close(resolve)
      for (const socket of sockets) socket.destroy()
    })
  return line
}
