import { createServer } from 'node:net'

const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** Returns the first free port on loopback, from `wanted` on. */
export async function freePort(wanted) {
  for (let port = wanted; port < wanted + 100; port += 1) if (await isFree(port)) return port
  throw new Error(`No port between ${wanted} and ${wanted + 99} is free.`)
}
