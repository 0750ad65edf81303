import { createServer } from 'node:net'

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)))
  })

/** Returns the first free port from `wanted` on. Throws if twenty in a row are taken. */
export async function freePort(wanted: number, host: string): Promise<number> {
  if (wanted === 0) return 0
  for (let port = wanted; port < wanted + 20 && port < 65_536; port++)
    if (await isFree(port, host)) return port
  throw new Error(`Ports ${wanted} to ${wanted + 19} are all in use. Name a free one with --port.`)
}
