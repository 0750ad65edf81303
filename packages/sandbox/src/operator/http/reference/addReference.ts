import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { createRequire } from 'node:module'
import path from 'node:path'
import { asyncApi } from './asyncApi.ts'
import { declaredEndpoints, declaredEvents } from './declared.ts'
import { openApi } from './openApi.ts'

const viewer = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))

// The viewer inlines styles. It may load nothing from other origins and call only this operator.
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Operator contract</title>
<link rel="stylesheet" href="/reference/viewer/swagger-ui.css">
</head>
<body>
<p><a href="/reference/openapi.json">OpenAPI document</a> · <a href="/reference/asyncapi.json">AsyncAPI document of the socket</a></p>
<main id="reference"></main>
<script src="/reference/viewer/swagger-ui-bundle.js"></script>
<script src="/reference/start.js"></script>
</body>
</html>
`

const start = `SwaggerUIBundle({ url: '/reference/openapi.json', domNode: document.getElementById('reference'), filter: true, docExpansion: 'none', tagsSorter: 'alpha' })\n`

/** Serves the contract's reference page at /reference and its documents for tools. */
export async function addReference(app: FastifyInstance): Promise<void> {
  const calls = openApi(declaredEndpoints)
  const events = asyncApi(declaredEvents)
  await app.register(fastifyStatic, {
    root: viewer,
    prefix: '/reference/viewer/',
    decorateReply: false,
    allowedPath: (file) => /^\/swagger-ui(-bundle)?\.(css|js)$/.test(file),
  })
  app.get('/reference', (_, reply) =>
    reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
      .send(page),
  )
  app.get('/reference/start.js', (_, reply) =>
    reply.header('content-type', 'text/javascript; charset=utf-8').send(start),
  )
  app.get('/reference/openapi.json', () => calls)
  app.get('/reference/asyncapi.json', () => events)
}
