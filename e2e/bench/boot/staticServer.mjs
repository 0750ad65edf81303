import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

/**
 * Serves files from memory on loopback, packed as the operator packs a site's: `files` maps paths to `{ type, body }`.
 * Returns its port and a way to end it.
 */
export async function serveFiles(files) {
  const packed = new Map(
    Object.entries(files).map(([path, { type, body }]) => [path, { type, body: brotliCompressSync(body) }]),
  )
  const server = createServer((request, response) => {
    const file = packed.get(new URL(request.url, 'http://localhost').pathname)
    if (!file) return void response.writeHead(404).end()
    response.writeHead(200, {
      'content-type': file.type,
      'content-encoding': 'br',
      'content-length': file.body.length,
      'cache-control': 'no-cache',
    })
    response.end(file.body)
  })
  await new Promise((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  return {
    port: server.address().port,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}
