import asyncApiSchema from '@asyncapi/specs/schemas/3.0.0-without-$id.json' with { type: 'json' }
import { Validator } from '@seriousme/openapi-schema-validator'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { opening, testMarket } from '../../../testing/fakeFeed.ts'
import { startTestOperator, type TestOperator } from '../../../testing/operator.ts'
import { asyncApi } from './asyncApi.ts'
import { declaredEndpoints, declaredEvents } from './declared.ts'
import { openApi } from './openApi.ts'

let operator: TestOperator

beforeAll(async () => {
  operator = await startTestOperator(opening(testMarket('1.1')))
})
afterAll(() => operator.sandbox.close())

const get = (path: string) => fetch(new URL(path, operator.sandbox.url))

describe('the reference of the contract', () => {
  it('is a valid OpenAPI 3.1 document with every call once', async () => {
    const document = openApi(declaredEndpoints)
    expect(await new Validator().validate(structuredClone(document))).toMatchObject({ valid: true })
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path)) as {
      operationId: string
    }[]
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      declaredEndpoints.map(({ name }) => name).toSorted(),
    )
  })

  it('passes the recommended rules of a standard linter as served', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const source = await (await get('/reference/openapi.json')).text()
    const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config })
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    )
  })

  it('describes that a login is answered with its token in a bearer header', () => {
    const { paths } = openApi(declaredEndpoints)
    const withToken = Object.entries(paths).filter(([, path]) =>
      JSON.stringify(path).includes('Bearer TOKEN'),
    )
    expect(withToken.map(([path]) => path).toSorted()).toEqual([
      '/api/auth',
      '/api/auth/exchange',
      '/api/auth/passkey',
    ])
    expect(paths['/api/auth']).toMatchObject({
      post: { responses: { 200: { headers: { authorization: { required: true } } } } },
    })
  })

  it('describes the wire format: names, paging fields, path parameters and authorized callers', () => {
    const { paths } = openApi(declaredEndpoints)
    expect(paths['/api/user/openBet']).toMatchObject({
      get: {
        security: [{ bearer: [] }],
        parameters: expect.arrayContaining([
          expect.objectContaining({ name: 'page', in: 'query', required: false }),
        ]),
        responses: {
          200: {
            content: { 'application/json': { schema: { properties: { totalDocs: { type: 'integer' } } } } },
          },
        },
      },
      post: {
        operationId: 'placeBet',
        requestBody: {
          content: {
            'application/json': {
              schema: { required: expect.arrayContaining(['oddType', 'stake', 'teamId']) },
            },
          },
        },
      },
    })
    expect(paths['/api/{type}/pts']).toMatchObject({
      get: { parameters: [{ name: 'type', in: 'path', required: true }] },
    })
  })

  it('is a valid AsyncAPI 3.0 document with every socket event once', () => {
    const document = asyncApi(declaredEvents)
    const ajv = new Ajv({ strict: false, allErrors: true })
    addFormats.default(ajv)
    const isValid = ajv.validate(asyncApiSchema, document)
    expect(ajv.errors ?? []).toEqual([])
    expect(isValid).toBe(true)
    expect(Object.keys(document.channels)).toHaveLength(Object.keys(declaredEvents).length)
    expect(document.operations['marketChanged']).toMatchObject({ action: 'send' })
    expect(document.operations['askMarkets']).toMatchObject({
      action: 'receive',
      reply: { messages: [{ $ref: '#/channels/askMarkets/messages/askMarketsAnswer' }] },
    })
  })

  it('is served with a page that loads nothing from other origins', async () => {
    const page = await get('/reference')
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    const html = await page.text()
    const parts = Array.from(html.matchAll(/(?:src|href)="([^"]+)"/g), ([, address]) => address!)
    expect(parts.length).toBeGreaterThan(3)
    for (const address of parts) {
      expect(address).toMatch(/^\/reference\//)
      expect([address, (await get(address)).status]).toEqual([address, 200])
    }
    expect((await get('/reference/viewer/package.json')).status).toBe(404)
    expect(await (await get('/reference/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' })
  })
})
