import formbody from '@fastify/formbody'
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerFactory,
} from 'fastify'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import type { OutsideOrigins } from '../configuration/outsideOrigins.ts'
import { addReference } from './reference/addReference.ts'
import { readMultipartBodies } from './multipart.ts'
import { loggable } from './loggable.ts'
import { Refused } from './refused.ts'
import { maxParamLength, type Route } from './route.ts'
import { addCompression } from './compression.ts'
import { addCors } from './cors.ts'
import { limitConnections, type ConnectionLimits } from './connections.ts'
import { traceIdOf } from '../operate/trace.ts'
import { addSecurityHeaders } from './security.ts'
import { serve, type ServeServices } from './serve.ts'
import { serveSites, type ServedSite } from './site.ts'
import { secureServer } from './tls/secureServer.ts'
import type { Certificate } from './tls/selfSigned.ts'

export interface ServerOptions extends ServeServices {
  routes: readonly Route[]
  addHooks?: ((app: FastifyInstance) => void) | undefined
  addPages?(app: FastifyInstance): void | Promise<void>
  sites: readonly ServedSite[]
  /** Other origins whose pages the site may frame, e.g. those of live TV. */
  frameOrigins?: readonly string[]
  outsideOrigins(host: string): Promise<OutsideOrigins>
  log: Logger | undefined
  connectionLimits: ConnectionLimits
  cors?: readonly string[] | undefined
  hasReference: boolean
  /** Returns true if a request is for a page that another listener serves. */
  isMisplaced?: ((request: FastifyRequest) => boolean) | undefined
  /** Certificate with which the server uses HTTP/2 over TLS. */
  certificate?: Certificate | undefined
  /** The operator's own origins. Pages open sockets to their hosts. */
  origins: readonly string[]
}

const bodyLimit = 64 * 1024

const unroutable = ({ code, statusCode = 400 }: FastifyError): Refused =>
  code === 'FST_ERR_MAX_PARAM_LENGTH'
    ? new Refused(414, {
        message: `A part of the address is longer than ${maxParamLength} characters`,
        code: 'malformed',
      })
    : new Refused(statusCode, { message: 'The address could not be read', code: 'malformed' })

function refusalOf(error: FastifyError | Refused): Refused | undefined {
  if (error instanceof Refused) return error
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Refused(413, { message: 'The body is larger than 64 KB', code: 'body-too-large' })
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Refused(415, { message: 'Bodies are JSON or a form', code: 'media-type-unknown' })
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new Refused(400, { message: 'The body is not JSON', code: 'body-not-json' })
  }
  if (error instanceof SyntaxError)
    return new Refused(400, { message: 'The body is not JSON', code: 'body-not-json' })
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new Refused(error.statusCode, { message: 'The request could not be read', code: 'malformed' })
  return undefined
}

/** An empty body counts as none. */
function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '' && request.method !== 'POST') done(null, undefined)
    else void parse(request, String(body), done)
  })
}

const unreadable: Record<string, { status: string; refusal: { message: string; code: string } }> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    refusal: { message: 'The address and headers are larger than 16 KB', code: 'headers-too-large' },
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    refusal: { message: 'The request did not arrive in time', code: 'request-timeout' },
  },
}

/** Answers unparsable requests in the usual envelope. */
function refuseUnreadable(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const { status, refusal } = unreadable[error.code ?? ''] ?? {
    status: '400 Bad Request',
    refusal: { message: 'The request could not be read', code: 'malformed' },
  }
  const body = JSON.stringify(refusal)
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  )
  // A client that does not close its side would keep the connection open.
  setTimeout(() => socket.destroy(), 1000).unref()
}

/** Ends connections on close, because they would keep the server open. */
function endConnectionsOnClose(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => void (isClosing = true))
  app.addHook('onSend', async (request, reply) => {
    if (isClosing && request.raw.httpVersionMajor < 2) reply.header('connection', 'close')
  })
}

const secure = (
  certificate: Certificate,
  limits: ConnectionLimits,
): { serverFactory: FastifyServerFactory<Server> } => ({
  serverFactory: (onRequest) => secureServer(certificate, limits, onRequest),
})

export async function createServer(options: ServerOptions) {
  const { routes, addHooks, addPages, sites, log, connectionLimits, proxies, certificate } = options
  const app = fastify<Server>({
    bodyLimit,
    trustProxy: (address: string) => proxies.isTrusted(address),
    requestTimeout: connectionLimits.requestMs,
    connectionTimeout: connectionLimits.silenceMs,
    http: {
      headersTimeout: connectionLimits.headersMs,
      connectionsCheckingInterval: Math.min(2000, connectionLimits.headersMs),
    },
    frameworkErrors(error, _request, reply) {
      const { status, body } = unroutable(error).toAnswer()
      void (reply as FastifyReply).code(status).send(body)
    },
    routerOptions: { maxParamLength },
    genReqId: ({ headers }) => traceIdOf(headers['traceparent']),
    clientErrorHandler: refuseUnreadable,
    ...(certificate && secure(certificate, connectionLimits)),
  })
  // Rules depend on the host, and a page may send this header: only `Host` names it, also behind a trusted
  // proxy.
  app.addHook('onRequest', async ({ raw }) => void delete raw.headers['x-forwarded-host'])
  endConnectionsOnClose(app)
  limitConnections(app.server, connectionLimits, proxies.isTrusted)
  addSecurityHeaders(app, options)
  addCors(app, options.cors ?? [])
  app.addHook('onRequest', async (request, reply) => {
    if (options.isMisplaced?.(request)) return reply.callNotFound()
  })
  app.addHook('onRequest', async (request, reply) => void reply.header('x-trace-id', request.id))
  addHooks?.(app)
  addCompression(app)
  readJsonBodies(app)
  await app.register(formbody, { bodyLimit })

  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const refused = refusalOf(error)
    if (!refused)
      log?.error(
        { err: loggable(error), route: request.routeOptions.url, trace: request.id },
        'A call failed',
      )
    const { status, body } = refused?.toAnswer() ?? {
      status: 500,
      body: { message: 'Something Went Wrong, Please Try again!', code: 'internal' },
    }
    return reply
      .headers(refused?.headers ?? {})
      .code(status)
      .send(body)
  })

  // Logs the route's pattern, because addresses and headers may contain secrets.
  app.addHook('onResponse', async (request, reply) => {
    log?.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        trace: request.id,
      },
      'answered',
    )
  })

  const isMultipart = ({ endpoint }: Route) => endpoint.encoding === 'multipart'
  for (const route of routes) if (!isMultipart(route)) serve(app, route, options)
  await app.register(async (scope) => {
    await readMultipartBodies(scope)
    for (const route of routes.filter(isMultipart)) serve(scope, route, options)
  })
  await addPages?.(app)
  if (options.hasReference) await addReference(app)
  await serveSites(app, sites, log)
  return app
}
