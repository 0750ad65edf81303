import type { FastifyInstance } from 'fastify'
import { findConsoleFiles, readForBrowser } from './consoleFiles.ts'

const mediaTypes: Record<string, string> = { html: 'text/html', css: 'text/css' }

const mediaTypeOf = (file: string): string =>
  `${mediaTypes[file.split('.').at(-1) ?? ''] ?? 'text/javascript'}; charset=utf-8`

/** The modules are static and contain no data from before the login. */
export async function addConsole(app: FastifyInstance, { hasFaults }: { hasFaults: boolean }): Promise<void> {
  const files = await findConsoleFiles(hasFaults)
  const read = new Map<string, string>()
  for (const [address, file] of files)
    app.get(address, async (_request, reply) => {
      const text = read.get(file) ?? (await readForBrowser(file))
      read.set(file, text)
      // The version of a package is fixed, so its files do not change.
      const keeps = address.startsWith('/console/zod/') ? 'max-age=3600' : 'no-cache'
      return reply.headers({ 'content-type': mediaTypeOf(file), 'cache-control': keeps }).send(text)
    })
}
