import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BlockList } from 'node:net'
import { escaped } from '../operator/http/escaped.ts'
import { framePages } from '../operator/http/framePages.ts'
import { Refused } from '../operator/http/refused.ts'
import type { Scene } from './scene.ts'
import { SceneUnavailable } from './sceneUnavailable.ts'
import { scenes } from './scenes.ts'
import { createStage, type StageServices } from './stage.ts'

/** Below the console's path, which proxies for players do not forward. */
export const scenesPath = '/console/try'

export const scenePath = ({ id }: Pick<Scene, 'id'>): string => `${scenesPath}/${id}`

export interface SceneServices extends StageServices {
  origins: readonly string[]
  /** Returns the origin of the site that shows the scenes, once the server listens. */
  siteOrigin(): string
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** A forwarded request was made on another machine. */
const isFromHere = ({ raw, headers }: FastifyRequest): boolean => {
  const { remoteAddress = '', remoteFamily } = raw.socket
  const plain = remoteAddress.replace(/^::ffff:/, '')
  const family = remoteFamily === 'IPv6' && plain === remoteAddress ? 'ipv6' : 'ipv4'
  return loopback.check(plain, family) && headers['x-forwarded-for'] === undefined
}

/** A page of another site must not log a visitor in or move markets, and a browser must not do it ahead of a press. */
const isForeign = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === 'cross-site' || (headers['sec-purpose'] ?? '').includes('prefetch')

const listBody = (list: readonly Scene[]): string =>
  `<div class="events">${list
    .map(
      (scene) =>
        `<article><h2><a href="${scenePath(scene)}">${escaped(scene.title)}</a></h2><p class="small">${escaped(scene.watch)}</p></article>`,
    )
    .join('')}</div>`

/**
 * Serves the list of scenes and the link of each, to this machine only. A link sets its scene, and opens the site logged in
 * as the seeded player by a one-time code.
 */
export function addScenes(
  app: FastifyInstance,
  services: SceneServices,
  list: readonly Scene[] = scenes,
): void {
  const send = framePages(services.origins)
  const page = (reply: FastifyReply, status: number, lead: string) =>
    send(reply.header('cache-control', 'no-store'), {
      status,
      title: 'Things to try',
      body: `<h1>Things to try</h1><p>${escaped(lead)}</p>${listBody(list)}`,
    })
  const about =
    'Each link makes something happen and opens the site, logged in as the player of the first start.'

  async function open(scene: Scene, reply: FastifyReply) {
    const origin = services.siteOrigin()
    const stage = createStage(services, new URL(origin).host)
    try {
      const path = await scene.set(stage)
      const code = await stage.handOff(origin)
      return await reply
        .code(303)
        .headers({ 'cache-control': 'no-store', location: `${origin}/direct-login/${code}#${path}` })
        .send()
    } catch (error) {
      if (!(error instanceof SceneUnavailable || error instanceof Refused)) throw error
      return page(reply, 409, `${scene.title}: this cannot be shown now. ${error.message}`)
    }
  }

  const here = { exposeHeadRoute: false }
  app.get(scenesPath, here, async (request, reply) =>
    isFromHere(request) ? page(reply, 200, about) : reply.callNotFound(),
  )
  app.get(`${scenesPath}.json`, here, async (request, reply) =>
    isFromHere(request)
      ? reply.send(list.map(({ title, watch, ...scene }) => ({ address: scenePath(scene), title, watch })))
      : reply.callNotFound(),
  )
  app.get<{ Params: { id: string } }>(`${scenesPath}/:id`, here, async (request, reply) => {
    if (!isFromHere(request)) return reply.callNotFound()
    const scene = list.find(({ id }) => id === request.params.id)
    if (!scene) return page(reply, 404, 'There is no thing to try of this name. These are all:')
    if (isForeign(request))
      return page(reply, 403, 'Another site sent you here. Press the link on this page instead:')
    return open(scene, reply)
  })
}
