import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Page } from 'playwright'

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** The same date and time as in the pictures of the tests. */
export const moment = Date.UTC(2026, 0, 15, 12, 30)

interface Preview {
  currentRender?: { phase?: string; id?: string }
}

/** Throws the message of a failed story. */
export async function finished(page: Page): Promise<void> {
  const ends = ['completed', 'finished', 'errored', 'aborted']
  await page.waitForFunction(
    (phases) => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as { __STORYBOOK_PREVIEW__?: Preview }
      return (
        phases.includes(preview?.currentRender?.phase ?? '') ||
        document.body.classList.contains('sb-show-errordisplay')
      )
    },
    ends,
    { timeout: 20_000 },
  )
  const failure = await page.evaluate(() =>
    document.body.classList.contains('sb-show-errordisplay')
      ? document.querySelector('#error-message')?.textContent?.slice(0, 300) || 'it throws'
      : undefined,
  )
  if (failure !== undefined) throw new Error(failure)
  await page.evaluate(() => document.fonts.ready)
}

/** Serves only to this machine. Returns the address, and a function that stops the server. */
export async function serveBuilt(folder: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = path.join(folder, path.normalize(decodeURIComponent(pathname)))
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.statusCode = 404
      response.end()
      return
    }
    response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream')
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
