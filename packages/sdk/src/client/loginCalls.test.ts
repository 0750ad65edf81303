import { describe, expect, it } from 'vitest'
import { createHostedDeposit, getPoints } from '../contract/index.ts'
import { createOperator, type OperatorOptions } from '../createOperator.ts'
import { createFlags } from '../flags/createFlags.ts'
import { memoryTokenStore } from '../session/tokenStore.ts'

const user = { _id: 'u1', userType: 'user', userName: 'player', availablePts: 1, exposure: 0 }
const place = { country: 'IN', city: 'Pune', domain: 'site.test', countryFlag: 'in' }
const credentials = {
  email: 'player',
  password: 'a fine 1',
  otp: '',
  whiteLabelId: 'w',
  correlationId: '',
  ...place,
}

function given(more: Partial<OperatorOptions> = {}) {
  const sent: { url: URL; init: RequestInit }[] = []
  const operator = createOperator({
    hosts: 'http://domain.test',
    clientKey: 'key',
    domain: { name: 'site.test', type: 'b2c' },
    randomUUID: () => 'correlation',
    connectSocket: () => new Promise(() => {}),
    fetch: async (url, init = {}) => {
      sent.push({ url: new URL(String(url)), init })
      const headers = { authorization: 'Bearer fresh' }
      return new Response(JSON.stringify({ docs: user, message: 'Login Successful' }), { headers })
    },
    ...more,
  })
  const form = () => Object.fromEntries(new URLSearchParams(String(sent[0]?.init.body)))
  return { operator, sent, form }
}

describe('logging in', () => {
  it('CALL-015 CALL-016 sends who and from where as a form, with the correlation id, and no flag that nobody configured', async () => {
    const { operator, sent, form } = given()
    await operator.authenticate(credentials)
    expect([sent[0]?.init.method, sent[0]?.url.pathname]).toEqual(['POST', '/api/auth'])
    expect(form()).toEqual({ ...credentials, correlationId: 'correlation' })
  })

  it.each(['future9', 'diamondWL'] as const)(
    'CALL-016 sends %s where it is configured',
    async (brandField) => {
      const { operator, form } = given({ flags: createFlags({ 'auth.login.brandField': brandField }) })
      await operator.authenticate(credentials)
      expect(form()).toMatchObject({ [brandField]: 'true' })
    },
  )

  it('CALL-019 CALL-020 says that it is a demo’s after its signup, and gets the user', async () => {
    const { operator, form } = given()
    const { user: loggedIn, token } = await operator.authenticate({ ...credentials, demo: 'true' })
    expect(form()).toMatchObject({
      email: 'player',
      password: 'a fine 1',
      correlationId: 'correlation',
      whiteLabelId: 'w',
      demo: 'true',
    })
    expect([loggedIn.id, loggedIn.userName, token]).toEqual(['u1', 'player', 'fresh'])
  })
})

describe('where a call goes', () => {
  const login = { token: 'secret', userType: 'user' as const }

  it('CALL-100 the hosted deposit goes to the players’ server, whatever the domain', async () => {
    const { operator, sent } = given({
      hosts: { domain: 'http://b2b.test', b2c: 'http://b2c.test' },
      tokenStore: memoryTokenStore(login),
    })
    const deposit = {
      depositTypeId: 'card',
      amount: 10_000n,
      operatorId: 'o',
      redirectUrl: 'http://site.test',
    }
    await operator.client.call(createHostedDeposit, deposit).catch(() => {})
    await operator.client.call(getPoints, {}).catch(() => {})
    expect(sent.map(({ url }) => url.host)).toEqual(['b2c.test', 'b2b.test'])
  })

  it('ERR-007 says that a call was made with no token, and when one succeeded', async () => {
    const said: string[] = []
    const words = { onNoToken: () => said.push('none'), onAuthorized: () => said.push('authorized') }
    await given(words)
      .operator.client.call(getPoints, {})
      .catch(() => {})
    await given({ ...words, tokenStore: memoryTokenStore(login) }).operator.client.call(getPoints, {})
    await given(words).operator.authenticate(credentials)
    expect(said).toEqual(['none', 'authorized'])
  })

  it('ERR-007 says nothing of a call that a closing screen makes after its login ended here', async () => {
    const said: string[] = []
    const tokenStore = memoryTokenStore(login)
    const { operator } = given({ onNoToken: () => said.push('none'), tokenStore })
    operator.session.end('asked')
    await expect(operator.client.call(getPoints, {})).rejects.toMatchObject({ kind: 'no-token' })
    expect(said).toEqual([])
  })
})
