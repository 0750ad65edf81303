import type { FastifyInstance } from 'fastify'
import { readSilksFile, silksPath } from '../../feed/names/silksAddress.ts'
import { drawSilks } from './silks.ts'

/** Serves the colours of invented jockeys, because recordings of races contain none. */
export function addSilks(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>(`${silksPath}:file`, async ({ params }, reply) => {
    const number = readSilksFile(params.file)
    if (number === undefined) return reply.callNotFound()
    return reply
      .headers({
        'content-type': 'image/svg+xml',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'public, max-age=604800, immutable',
      })
      .send(drawSilks(number))
  })
}
