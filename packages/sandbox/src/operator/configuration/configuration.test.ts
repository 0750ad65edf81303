import { getConfiguration, type DomainConfiguration } from '@kit/sdk/contract'
import { operatorFlags } from '@kit/sdk/flags/table'
import { randomUUID } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { opening, testMarket } from '../../testing/fakeFeed.ts'
import { startTestOperator, type TestOperator, type TestPlayer } from '../../testing/operator.ts'

let operator: TestOperator
let administrator: TestPlayer
let transactionCode = ''

beforeAll(async () => {
  operator = await startTestOperator(opening(testMarket('1.1'), testMarket('1.2')))
  const seeded = await operator.administrator()
  administrator = seeded
  transactionCode = seeded.transactionCode
})
afterAll(() => operator.sandbox.close())

async function configurationOf(domainUrl: string, more = '') {
  const { body } = await operator.call('GET', `api/common/comulative?domainUrl=${domainUrl}${more}`)
  const wire = JSON.parse(gunzipSync(Buffer.from(String(body.docs), 'base64')).toString('utf8')) as Record<
    string,
    unknown
  >
  return { wire, read: z.decode(getConfiguration.response, wire as never) }
}

const flagsOf = async (domainUrl: string) => operatorFlags((await configurationOf(domainUrl)).read)

const list = async () =>
  (await administrator.call('GET', 'api/administrator/setting/domain')).body.docs as DomainConfiguration[]

async function change(domainName: string, flags: unknown, more: Record<string, unknown> = {}) {
  const own = (await list()).find((known) => known.domainName === domainName)
  return administrator.call('PUT', 'api/administrator/setting/domain', {
    key: randomUUID(),
    domainName,
    flags,
    transactionCode,
    ...(own && { updatedAt: own.updatedAt }),
    ...more,
  })
}

describe('the combined configuration', () => {
  it('CONF-017 has all nine keys, the large ones on request', async () => {
    const { wire, read } = await configurationOf('localhost', '&marketGroup=true&home=true')
    expect(Object.keys(wire).toSorted()).toEqual([
      'appConfigruation',
      // An addition to the nine keys.
      'capabilities',
      'date',
      'domain',
      'globalAppConfiguration',
      'home',
      'hotEvent',
      'maintenance',
      'marketGroup',
      'tournament',
    ])
    expect(read.marketGroup?.map(({ exchangeId }) => exchangeId)).toEqual(['1.1', '1.2'])
    expect(Object.keys(wire['home'] as object).toSorted()).toEqual([
      'fastestOdd',
      'highlight',
      'marketIds',
      'ongoing',
      'upcoming',
    ])
    expect(read.tournament[0]?.competitions).toHaveLength(1)
    const small = await configurationOf('localhost')
    expect([small.read.home, small.read.marketGroup]).toEqual([undefined, undefined])
  })

  it('contains the data of a first screen in one small answer of plain JSON, which needs no headers', async () => {
    const { body, headers } = await operator.call('GET', 'api/common/comulative?home=true&first=1')
    const read = z.decode(getConfiguration.response, body.docs as never)
    expect(read.domain?.domainName).toBe('127.0.0.1')
    expect(read.home).toMatchObject({ hasMore: true, marketIds: ['1.1'] })
    expect(read.home?.upcoming.length).toBe(0)
    expect(read.home?.ongoing).toMatchObject([
      { mainMarket: { id: '1.1', runners: [{ back: [{ odds: 200 }] }, {}, {}] } },
    ])
    expect(headers.get('cache-control')).toBe('no-cache')
    const { wire } = await configurationOf('localhost', '&home=true')
    expect(wire['home']).not.toHaveProperty('hasMore')
    const whole = await operator.call('GET', 'api/common/comulative?domainUrl=localhost&home=true')
    expect(whole.headers.get('cache-control')).toBe('no-store')
    for (const wrong of ['0', '51', 'x', '1.5', ''])
      expect(await operator.call('GET', `api/common/comulative?first=${wrong}`)).toMatchObject({
        status: 400,
        body: { field: 'first' },
      })
  })

  it('CONF-001 CONF-002 is that of the requesting domain: a business, a casino, or the default for all others', async () => {
    expect((await flagsOf('b2b.localhost')).flags).toMatchObject({ 'domain.type': 'b2b' })
    expect((await flagsOf('CASINO.localhost')).flags).toMatchObject({ 'domain.casinoOnly': true })
    const unknown = await configurationOf('nobody.example')
    expect(unknown.read.domain).toMatchObject({ domainName: 'nobody.example', type: 'b2c' })
    for (const { domainName } of await list())
      expect(await flagsOf(domainName)).toMatchObject({ misfits: [], unknown: [] })
  })
})

describe('the administrator', () => {
  it('CONF-004 changes a domain, and its sites get the change by the documented fields and by name', async () => {
    const flags = {
      'wallet.deposit.showButton': false,
      'theme.logos': { logoText: 'Borealis' },
      'betting.slip.manualOdds': false,
    }
    const answer = await change('borealis.test', flags)
    expect(answer).toMatchObject({ status: 200, body: { docs: { domainName: 'borealis.test', flags } } })
    const { wire } = await configurationOf('borealis.test')
    expect(wire['appConfigruation']).toMatchObject({
      depositButton: false,
      logoText: 'Borealis',
      flags: { 'betting.slip.manualOdds': false },
    })
    expect((await flagsOf('borealis.test')).flags).toMatchObject(flags)
    expect((await flagsOf('localhost')).flags['wallet.deposit.showButton']).toBeUndefined()
    await change('borealis.test', { 'wallet.deposit.showButton': true })
    expect((await flagsOf('borealis.test')).flags).toMatchObject({ 'wallet.deposit.showButton': true })
  })

  it('CONF-004 sees which flags are wrong or unknown, and nothing changes', async () => {
    const before = await list()
    const answer = await change('localhost', {
      'live.reconnect': 'sometimes',
      'wallet.deposit.showBotton': true,
      'nav.affiliates': true,
    })
    expect(answer).toMatchObject({ status: 400, body: { code: 'flags-wrong', field: 'flags' } })
    expect(String(answer.body['message'])).toMatch(
      /live\.reconnect .*wallet\.deposit\.showBotton is not a flag/,
    )
    expect(await list()).toEqual(before)
  })

  it('overwrites no other change, and applies a repeated change once', async () => {
    const key = randomUUID()
    const own = (await list()).find(({ domainName }) => domainName === 'b2b.localhost')
    const asked = { key, updatedAt: own?.updatedAt }
    const first = await change('b2b.localhost', { 'domain.type': 'b2b', 'nav.affiliates': true }, asked)
    const again = await change('b2b.localhost', { 'domain.type': 'b2b', 'nav.affiliates': true }, asked)
    expect(again.body.docs).toEqual(first.body.docs)
    const other = { key: randomUUID(), updatedAt: own?.updatedAt }
    expect(await change('b2b.localhost', { 'domain.type': 'b2b' }, other)).toMatchObject({
      status: 409,
      body: { code: 'configuration-changed' },
    })
    expect((await flagsOf('b2b.localhost')).flags['nav.affiliates']).toBe(true)
  })

  it('ROLE-014 SEC-007 is the only one allowed, and signs each change', async () => {
    expect(await change('localhost', {}, { transactionCode: 'AAAA-AAAA-AAAA-AAAA' })).toMatchObject({
      status: 400,
      body: { code: 'transaction-code-wrong' },
    })
    const agent = await operator.newMember('agent')
    expect((await agent.call('GET', 'api/administrator/setting/domain')).status).toBe(403)
    const asked = { key: randomUUID(), domainName: 'localhost', flags: {}, transactionCode }
    expect((await agent.call('PUT', 'api/administrator/setting/domain', asked)).status).toBe(403)
  })

  it('CONF-013 overrides a domain with the operator’s own switches', async () => {
    await administrator.call('PUT', 'api/administrator/setting/useSocket', { socket: false, transactionCode })
    expect((await flagsOf('localhost')).flags['socket.enabled']).toBe(false)
    await administrator.call('PUT', 'api/administrator/setting/useSocket', { socket: true, transactionCode })
    expect((await flagsOf('localhost')).flags['socket.enabled']).toBe(true)
  })
})
