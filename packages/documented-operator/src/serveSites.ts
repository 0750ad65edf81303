import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.mp3': 'audio/mpeg',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
}

const isFile = async (file: string) => (await stat(file).catch(() => undefined))?.isFile() ?? false

/**
 * Serves built sites: `given` is `host=folder` pairs, separated by commas; the first also answers at every other host. A
 * path without a file gets the page of the site, as a single-page application needs.
 */
export function serveSites(given: string) {
  const sites = given
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.split('=') as [string, string])
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '')
    const folder = (sites.find(([name]) => name === host) ?? sites[0])?.[1]
    if (!folder || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    const wanted = path.join(folder, path.normalize(decodeURIComponent(pathname)))
    const isInside = wanted.startsWith(path.resolve(folder))
    const isAsset = path.extname(wanted) !== ''
    const candidates = isAsset
      ? [wanted]
      : [path.join(wanted, 'index.html'), `${wanted}.html`, path.join(folder, 'index.html')]
    for (const file of isInside ? candidates : []) {
      if (!(await isFile(file))) continue
      response.writeHead(200, {
        'content-type': types[path.extname(file)] ?? 'application/octet-stream',
        'cache-control': 'no-cache',
      })
      createReadStream(file).pipe(response)
      return true
    }
    return false
  }
}
