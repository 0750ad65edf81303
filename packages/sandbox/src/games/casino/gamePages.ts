import type { FastifyInstance, FastifyReply } from 'fastify'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Database } from '../../operator/database/schema.ts'
import { escaped } from '../../operator/http/escaped.ts'
import { findGame, gameOf } from './catalogue.ts'
import { picturesPath } from './pictures/pictureFacts.ts'
import { createPictures, readPictureName } from './pictures/pictureFiles.ts'
import { createPlayApi, type PlayServices } from './playApi.ts'
import { openSession } from './sessionStore.ts'
import { createLiveRounds } from './shared-round/liveRounds.ts'
import { providerOf } from './wallet/casinoProvider.ts'
import { addWalletApi } from './wallet/walletApi.ts'

// The games' pages, each in a frame under a sandboxing policy. Its origin is opaque, so it cannot access the
// site or its storage, only three calls with a separate token.

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

const gamePage = ({ token, gameCode, site }: { token: string; gameCode: string; site: string }): string =>
  document(
    gameOf(gameCode).listed.name,
    ` data-token="${escaped(token)}" data-site="${escaped(site)}" data-kind="${gameOf(gameCode).listed.kind}"`,
    '<main aria-busy="true"></main>',
  )

/** Headers that let a page of an opaque origin load its files. */
const openToPages = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-cache',
}

const scripts = [
  'game.js',
  'amount.js',
  'announce.js',
  'bet.js',
  'controls.js',
  'element.js',
  'crash.js',
  'focus.js',
  'operator.js',
  'proof.js',
  'rounds.js',
  'site.js',
  'sound.js',
]

const assets = [
  ...scripts.map((name) => ({ name, type: 'text/javascript; charset=utf-8' })),
  { name: 'game.css', type: 'text/css; charset=utf-8' },
]

async function addAssets(app: FastifyInstance): Promise<void> {
  for (const { name, type } of assets) {
    const text = await readFile(new URL(`frame/${name}`, import.meta.url), 'utf8')
    app.get(`${prefix}/assets/${name}`, (_request, reply) =>
      reply.headers({ ...openToPages, 'content-type': type }).send(text),
    )
  }
}

function addPictures(app: FastifyInstance): void {
  const pictureOf = createPictures()
  app.get<{ Params: { file: string } }>(`${picturesPath}/:file`, async (request, reply) => {
    const asked = readPictureName(request.params.file)
    const game = asked && findGame(asked.code)
    if (!game) return reply.callNotFound()
    return reply
      .headers({
        'content-type': `image/${asked.format}`,
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'public, max-age=86400',
      })
      .send(await pictureOf(game.listed, asked.width, asked.format))
  })
}

export interface GamePageServices extends Omit<PlayServices, 'live'> {
  database: Database
  clock(): number
}

/**
 * Serves the games' pages, their files and their calls, and the wallet to providers that host their games
 * themselves.
 */
export function addGamePages(server: FastifyInstance, services: GamePageServices): void {
  const { database, clock } = services
  const live = createLiveRounds(services)
  const api = createPlayApi({ ...services, live })
  addWalletApi(server, services)

  void server.register(async (app) => {
    await addAssets(app)
    addPictures(app)

    app.get<{ Params: { token: string } }>(`${prefix}/play/:token`, async ({ params }, reply) => {
      const opened = await openSession(database, params.token, new Date(clock()))
      if (!opened || providerOf(services.casinoProviders, gameOf(opened.gameCode)))
        return sendPage(reply, 410, policyFor("'none'"), usedUp)
      return sendPage(reply, 200, policyFor(opened.site), gamePage(opened))
    })
  })

  void server.register(async (app) => {
    // Set on refusals too, because a page of an opaque origin could not read them otherwise.
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers({ ...openToPages, 'cache-control': 'no-store' })
    })
    app.post(`${prefix}/state`, ({ body }) => api.state(body))
    app.post(`${prefix}/bet`, ({ body }) => api.bet(body))
    app.post(`${prefix}/live`, async ({ body }, reply) => {
      const lines = await api.follow(body)
      return reply
        .headers({ 'content-type': 'application/x-ndjson', 'x-accel-buffering': 'no' })
        .send(Readable.from(lines))
    })
    app.addHook('preClose', async () => live.stop())
    app.post(`${prefix}/cash-out`, ({ body }) => api.cashOut(body))
  })
}
