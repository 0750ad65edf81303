import type { FastifyInstance, FastifyReply } from 'fastify'
import { readFile } from 'node:fs/promises'
import type { Database } from '../../operator/database/schema.ts'
import { escaped } from '../../operator/http/escaped.ts'
import { findGame, gameOf } from './catalogue.ts'
import { pictureOf } from './pictures.ts'
import { createPlayApi, type PlayServices } from './playApi.ts'
import { openSession } from './sessionStore.ts'

// The games' pages, each in a frame under a sandboxing policy: its origin is opaque, so it reaches neither the site nor
// its storage, only three calls with a token of its own.

const prefix = '/casino-games'

const policyFor = (site: string): string =>
  [
    'sandbox allow-scripts',
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${site}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

const document = (title: string, attributes: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="${prefix}/assets/game.css">
<script type="module" src="${prefix}/assets/game.js"></script>
</head>
<body${attributes}>
${body}
</body>
</html>
`

function sendPage(reply: FastifyReply, status: number, policy: string, body: string) {
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    })
    .send(body)
}

const usedUp = document(
  'Game over',
  '',
  '<main><p role="alert">This address was used already. Please open the game again.</p></main>',
)

/** The page with its token and the origin it may message. */
const gamePage = ({ token, gameCode, site }: { token: string; gameCode: string; site: string }): string =>
  document(
    gameOf(gameCode).listed.name,
    ` data-token="${escaped(token)}" data-site="${escaped(site)}"`,
    '<main aria-busy="true"></main>',
  )

/** Headers that let a page of an opaque origin load its files. */
const openToPages = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-cache',
}

const assets = [
  { name: 'game.js', type: 'text/javascript; charset=utf-8' },
  { name: 'game.css', type: 'text/css; charset=utf-8' },
] as const

async function addAssets(app: FastifyInstance): Promise<void> {
  for (const { name, type } of assets) {
    const text = await readFile(new URL(`frame/${name}`, import.meta.url), 'utf8')
    app.get(`${prefix}/assets/${name}`, (_request, reply) =>
      reply.headers({ ...openToPages, 'content-type': type }).send(text),
    )
  }
  app.get<{ Params: { file: string } }>(`${prefix}/pictures/:file`, (request, reply) => {
    const game = findGame(request.params.file.replace(/\.svg$/, ''))
    if (!game) return reply.callNotFound()
    return reply
      .headers({
        'content-type': 'image/svg+xml',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'public, max-age=3600',
      })
      .send(pictureOf(game.listed))
  })
}

export interface GamePageServices extends PlayServices {
  database: Database
  clock(): number
}

/** Serves the games' pages, their files and their calls. */
export function addGamePages(server: FastifyInstance, services: GamePageServices): void {
  const { database, clock } = services
  const api = createPlayApi(services)

  void server.register(async (app) => {
    await addAssets(app)

    app.get<{ Params: { token: string } }>(`${prefix}/play/:token`, async ({ params }, reply) => {
      const opened = await openSession(database, params.token, new Date(clock()))
      if (!opened) return sendPage(reply, 410, policyFor("'none'"), usedUp)
      return sendPage(reply, 200, policyFor(opened.site), gamePage(opened))
    })
  })

  void server.register(async (app) => {
    // On refusals too, or a page of an opaque origin could not read them.
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers({ ...openToPages, 'cache-control': 'no-store' })
    })
    app.post(`${prefix}/state`, ({ body }) => api.state(body))
    app.post(`${prefix}/bet`, ({ body }) => api.bet(body))
    app.post(`${prefix}/cash-out`, ({ body }) => api.cashOut(body))
  })
}
