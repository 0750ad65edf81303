import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { escaped } from '../http/escaped.ts'
import { framePages } from '../http/framePages.ts'
import { sitePicture } from './sitePictures.ts'

// Placeholders for an operator's external content: chats, help videos, ad pixels, social networks, the app's
// download, and pictures of a theme. No page runs a script, and the policy of each allows only its own
// content.

/** The path is under `api`, so that a proxy for calls passes it on too. */
const path = '/api/common/outside/'

const chats: Readonly<Record<string, string>> = {
  liveChat: 'LiveChat',
  zoho: 'Zoho SalesIQ',
  pulse: 'Pulse',
  tawk: 'tawk.to',
}

const videos: Readonly<Record<string, readonly string[]>> = {
  signUp: ['Press Register', 'Type your number and the code', 'Choose a password'],
  login: ['Press Login', 'Type your user name and password', 'Press Login again'],
  deposit: ['Press Deposit', 'Type an amount', 'Pay, and send the reference'],
  withdraw: ['Press Withdraw', 'Type an amount', 'Choose where it goes'],
  play: ['Tap a price', 'Type a stake', 'Press Place bet'],
}

const networks: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  twitter: 'X',
  instagram: 'Instagram',
  telegram: 'Telegram',
  youtube: 'YouTube',
}

const chatQuery = z.object({ value: z.string().check(z.minLength(1), z.maxLength(260)) })
const pixelQuery = z.object({
  ids: z.string().check(z.regex(/^\d{1,20}(?:,\d{1,20}){0,19}$/)),
  event: z.enum(['PageView']),
})

const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

const nothingHere = { status: 404, title: 'Nothing here', body: '<h1>There is nothing at this address.</h1>' }

export function addOutsidePages(app: FastifyInstance, origins: readonly string[]): void {
  const send = framePages(origins)

  app.get<{ Params: { provider: string } }>(`${path}chat/:provider`, async ({ params, query }, reply) => {
    const name = Object.hasOwn(chats, params.provider) ? chats[params.provider] : undefined
    const asked = chatQuery.safeParse(query)
    if (name === undefined || !asked.success) return send(reply, nothingHere)
    return send(reply, {
      status: 200,
      title: name,
      body: `<h1>${escaped(name)}</h1>
<p>Somebody is here for you.</p>
<p class="small">This page stands in for the chat ${escaped(asked.data.value)} of ${escaped(name)}.</p>`,
    })
  })

  app.get<{ Params: { video: string } }>(`${path}video/:video`, async ({ params }, reply) => {
    const steps = Object.hasOwn(videos, params.video) ? videos[params.video] : undefined
    if (!steps) return send(reply, nothingHere)
    return send(reply, {
      status: 200,
      title: 'Video',
      body: `${steps.map((step, index) => `<p class="total">${index + 1}. ${escaped(step)}</p>`).join('')}
<p class="small">This page stands in for a video.</p>`,
    })
  })

  app.get<{ Params: { network: string } }>(`${path}social/:network`, async ({ params }, reply) => {
    const name = Object.hasOwn(networks, params.network) ? networks[params.network] : undefined
    if (name === undefined) return send(reply, nothingHere)
    return send(reply, {
      status: 200,
      title: name,
      body: `<h1>${name}</h1>\n<p class="small">This page stands in for the brand’s page at ${name}.</p>`,
    })
  })

  app.get(`${path}app`, async (_request, reply) =>
    send(reply, {
      status: 200,
      title: 'The app',
      body: '<h1>The app</h1>\n<p class="small">This page stands in for the download of an Android app.</p>',
    }),
  )

  app.get<{ Params: { name: string } }>(`${path}picture/:name`, async ({ params }, reply) => {
    const picture = sitePicture(params.name.replace(/\.svg$/, ''))
    if (picture === undefined) return reply.callNotFound()
    return reply
      .headers({
        'content-type': 'image/svg+xml',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'public, max-age=86400',
      })
      .send(picture)
  })

  app.get(`${path}pixels`, async ({ query }, reply) => {
    const asked = pixelQuery.safeParse(query)
    if (!asked.success) return send(reply, nothingHere)
    const { ids, event } = asked.data
    const pictures = ids
      .split(',')
      .map((id) => `<img src="${path}pixel.gif?id=${id}&amp;event=${event}" alt="">`)
    return send(reply, { status: 200, title: 'Pixels', hasPictures: true, body: pictures.join('') })
  })

  app.get(`${path}pixel.gif`, async (_request, reply) =>
    reply
      // The page that shows it has an opaque origin, which never matches.
      .headers({ 'content-type': 'image/gif', 'cross-origin-resource-policy': 'cross-origin' })
      .send(pixel),
  )
}
