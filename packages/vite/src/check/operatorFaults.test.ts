import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { operatorFaults } from './operatorFaults.ts'

const origin = 'https://brand.example'
let server: Server | undefined
afterEach(() => server?.close())

async function said(status: number, headers: Record<string, string>, body = '{"docs":"…"}') {
  server = createServer((_request, response: ServerResponse) =>
    response.writeHead(status, { ...headers, connection: 'close' }).end(body),
  )
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { host, faults: await operatorFaults({ host, origin, clientKey: 'test' }) }
}

const right = {
  'access-control-allow-origin': origin,
  'access-control-allow-headers': 'authorization, clientKey, content-type, x-authentication',
  'access-control-expose-headers': 'authorization, date',
}

describe('the operator of a site', () => {
  it('passes if pages of the site may call it', async () => {
    expect((await said(200, right)).faults).toEqual([])
  })

  it.each<[string, Parameters<typeof said>, RegExp]>([
    ['without CORS', [200, {}], /does not allow pages of https:\/\/brand\.example: have it answer/],
    [
      'for another origin',
      [200, { ...right, 'access-control-allow-origin': 'https://other.example' }],
      /does not allow pages of https:\/\/brand\.example/,
    ],
    [
      'without the header of the client',
      [200, { ...right, 'access-control-allow-headers': 'authorization, content-type' }],
      /does not allow the headers clientkey, x-authentication: add them/,
    ],
    [
      'that hides the token',
      [200, { ...right, 'access-control-expose-headers': 'date' }],
      /hide the token of a login: add authorization/,
    ],
    [
      'that is not an operator',
      [404, right, '<html>'],
      /answers 404 to GET \/api\/common\/comulative and no configuration/,
    ],
    ['that is under maintenance', [503, right], /is under maintenance/],
  ])('is refused %s', async (_what, answer, sentence) => {
    const { faults, host } = await said(...answer)
    expect(faults).toEqual([expect.stringMatching(sentence)])
    expect(faults[0]).toContain(`The operator ${host}`)
  })

  it('is refused if it cannot be reached or its address is invalid', async () => {
    expect(await operatorFaults({ host: 'http://127.0.0.1:9', origin, clientKey: 'test' })).toEqual([
      expect.stringMatching(
        /^The operator http:\/\/127\.0\.0\.1:9 does not answer \(.+\): check operator\.hosts/,
      ),
    ])
    expect(await operatorFaults({ host: 'operator', origin, clientKey: 'test' })).toEqual([
      'operator.hosts "operator" is not an address: give an origin like https://operator.example.',
    ])
  })
})
