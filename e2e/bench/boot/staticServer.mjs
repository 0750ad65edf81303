import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

/**
 * Serves files from memory on loopback, compressed like the operator's and with revalidation. `files` maps
 * paths to `{ type, body }`. Returns its port and a function that closes it.
 */
export async function serveFiles(files) {
  const packed = new Map(
    Object.entries(files).map(([path, { type, body }]) => {
      const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
      return [path, { type, etag, body: brotliCompressSync(body) }]
    }),
  )
  const server = createServer((request, response) => {
    const file = packed.get(new URL(request.url, 'http://localhost').pathname)
    if (!file) return void response.writeHead(404).end()
    const cache = { etag: file.etag, 'cache-control': 'no-cache' }
    if (request.headers['if-none-match'] === file.etag) return void response.writeHead(304, cache).end()
    response.writeHead(200, {
      ...cache,
      'content-type': file.type,
      'content-encoding': 'br',
      'content-length': file.body.length,
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
