import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { getHome, getMarketGroup } from '../contract/index.ts'
import { createOperator, type OperatorOptions } from '../createOperator.ts'
import { createFlags } from '../flags/createFlags.ts'

const packed = (docs: unknown) => gzipSync(JSON.stringify(docs)).toString('base64')
const nowMs = Date.UTC(2026, 0, 1)

function memory() {
  const held = new Map<string, string>()
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  }
}

/** Creates a configured operator. An undefined configuration fails. All other calls answer nothing. */
function given(more: Partial<OperatorOptions> = {}) {
  const answer = { configuration: {} as unknown }
  const errors: string[] = []
  const hosts: string[] = []
  const flags = createFlags({ 'wallet.deposit.hideWhatsapp': true })
  const operator = createOperator({
    hosts: { domain: 'http://domain.test', master: 'http://master.test', b2b: 'http://b2b.test' },
    clientKey: 'key',
    domain: { name: 'site.test', type: 'b2c' },
    flags,
    now: () => nowMs,
    monotonicNow: () => 0,
    connectSocket: () => new Promise(() => {}),
    onError: (error, where) => errors.push(`${where}: ${String(error)}`),
    fetch: async (url) => {
      const { pathname, host } = new URL(String(url))
      hosts.push(`${host}${pathname}`)
      if (!pathname.endsWith('comulative'))
        return new Response(JSON.stringify({ docs: packed(pathname.endsWith('home') ? {} : []) }))
      if (answer.configuration === undefined) return new Response('{"message":"no"}', { status: 500 })
      return new Response(JSON.stringify({ docs: packed(answer.configuration) }))
    },
    ...more,
  })
  return { operator, answer, errors, flags, hosts }
}

describe('reading the configuration', () => {
  it('CONF-016 CONF-017 keeps the offset of the server’s clock', async () => {
    const { operator, answer } = given()
    answer.configuration = { date: new Date(nowMs + 90_000).toISOString() }
    await operator.configure()
    expect(operator.client.now()).toBe(nowMs + 90_000)
  })

  it.each([
    { offByMs: 86_400_000, storedMs: 86_400_000 },
    { offByMs: -86_400_000, storedMs: -86_400_000 },
    { offByMs: 59_000, storedMs: 0 },
  ])(
    'CALL-003 a page of a device that is off by $offByMs ms starts with the operator’s time',
    async ({ offByMs, storedMs }) => {
      const storage = { browser: memory(), tab: memory() }
      const { operator, answer } = given({ storage })
      answer.configuration = { date: new Date(nowMs + offByMs).toISOString() }
      await operator.configure()
      const reloaded = given({ storage })
      expect(reloaded.operator.client.now()).toBe(nowMs + storedMs)
      reloaded.answer.configuration = { date: new Date(nowMs).toISOString() }
      await reloaded.operator.configure()
      expect(storage.browser.getItem('kit.clockOffset')).toBeNull()
      expect(given({ storage }).operator.client.now()).toBe(nowMs)
    },
  )

  it.each(['soon', '"1"', 'null', '{}'])('ignores the stored offset of the clock %s', (stored) => {
    const storage = { browser: memory(), tab: memory() }
    storage.browser.setItem('kit.clockOffset', stored)
    expect(given({ storage }).operator.client.now()).toBe(nowMs)
  })

  it('CONF-004 CONF-013 brings the operator’s word to the flags of a running site, each time', async () => {
    const { operator, answer, flags } = given()
    answer.configuration = { appConfigruation: { depositButton: false } }
    await operator.configure()
    expect(flags.get('wallet.deposit.showButton')).toBe(false)
    expect(flags.get('wallet.deposit.hideWhatsapp')).toBe(true)
    answer.configuration = { appConfigruation: { flags: { 'wallet.deposit.hideWhatsapp': false } } }
    await operator.configure()
    expect(flags.get('wallet.deposit.showButton')).toBe(true)
    expect(flags.get('wallet.deposit.hideWhatsapp')).toBe(false)
  })

  it('CONF-004 names what is wrong once, not each minute, and uses the rest', async () => {
    const { operator, answer, errors, flags } = given()
    answer.configuration = {
      maintenance: 'soon',
      domain: { type: 'b2c' },
      appConfigruation: { withdrawButton: false, flags: { 'nav.affiliate': true, 'live.reconnect': 'x' } },
    }
    for (let time = 0; time < 3; time += 1) await operator.configure()
    expect(flags.get('wallet.withdraw.showButton')).toBe(false)
    const flagErrors = errors.filter((error) => error.startsWith('the operator’s configuration'))
    expect(flagErrors).toHaveLength(1)
    expect(flagErrors[0]).toContain('live.reconnect is none of spec, jittered; nav.affiliate is not a flag')
    expect(errors.join()).toContain('maintenance is not of type boolean')
    expect(errors.join()).toContain('domain.domainName')
  })

  it('CONF-018 CONF-019 leaves nothing waiting when it fails: markets and home answer, flags stay', async () => {
    const { operator, answer, flags } = given()
    answer.configuration = { appConfigruation: { depositButton: false } }
    await operator.configure()
    answer.configuration = undefined
    await expect(operator.configure()).rejects.toThrow('no')
    expect(flags.get('wallet.deposit.showButton')).toBe(false)
    expect(await operator.client.call(getMarketGroup, {})).toEqual([])
    expect(await operator.client.call(getHome, {})).toMatchObject({ ongoing: [] })
  })

  it('CONF-003 takes the white label of the domain where the site names none', async () => {
    const record = { domain: { domainName: 'site.test', type: 'b2c', whitelabelId: 'w9' } }
    const { operator, answer } = given()
    expect(operator.whiteLabelId()).toBe('')
    answer.configuration = record
    await operator.configure()
    expect(operator.whiteLabelId()).toBe('w9')
    const own = given({ whiteLabelId: 'w1' })
    own.answer.configuration = record
    await own.operator.configure()
    expect(own.operator.whiteLabelId()).toBe('w1')
  })

  it('CONF-002 asks the master, and sends the domain’s calls where the operator says', async () => {
    const { operator, answer, hosts } = given()
    answer.configuration = { appConfigruation: { flags: { 'domain.server': 'b2b' } } }
    await operator.client.call(getHome, {})
    await operator.configure()
    await operator.client.call(getHome, {})
    answer.configuration = { appConfigruation: { flags: { 'domain.server': 'master' } } }
    await operator.configure()
    await operator.client.call(getHome, {})
    expect(hosts).toEqual([
      'domain.test/api/common/home',
      'master.test/api/common/comulative',
      'b2b.test/api/common/home',
      'master.test/api/common/comulative',
      'master.test/api/common/home',
    ])
  })
})

describe('the last configuration', () => {
  const places = () => ({ browser: memory(), tab: memory() })

  it('CONF-026 is used by the next page until the operator answers, or when it does not', async () => {
    const storage = places()
    const first = given({ storage })
    first.answer.configuration = { appConfigruation: { depositButton: false } }
    await first.operator.configure()
    const next = given({ storage })
    next.answer.configuration = undefined
    await next.operator.configure().catch(() => {})
    expect(next.flags.get('wallet.deposit.showButton')).toBe(false)
  })

  it('CONF-014 CONF-015 is forgotten by another release, whose version is stored', async () => {
    const storage = places()
    const first = given({ storage, version: '1' })
    first.answer.configuration = { appConfigruation: { depositButton: false } }
    await first.operator.configure()
    expect(storage.browser.held.get('kit.version')).toBe('"1"')
    const next = given({ storage, version: '2' })
    next.answer.configuration = undefined
    await next.operator.configure().catch(() => {})
    expect(next.flags.get('wallet.deposit.showButton')).toBe(true)
    expect(storage.browser.held.get('kit.version')).toBe('"2"')
    expect(storage.browser.held.has('kit.configuration')).toBe(false)
  })

  it('is read by its schema: what somebody wrote there is not a flag', async () => {
    const storage = places()
    storage.browser.held.set('kit.version', '"1"')
    storage.browser.held.set(
      'kit.configuration',
      JSON.stringify({ version: '1', flags: { 'theme.logos': { logo: 'javascript:alert(1)' }, x: 1 } }),
    )
    const { operator, answer, flags } = given({ storage, version: '1' })
    answer.configuration = undefined
    await operator.configure().catch(() => {})
    expect(flags.get('theme.logos')).toEqual({})
  })
})
