import { expect, it } from 'vitest'
import { startTestOperator } from '../../testing/operator.ts'

const statusOf = async (url: string) => (await fetch(url)).status

it('the console and the reference are on the players\u2019 origin by default', async () => {
  const { url, sandbox } = await startTestOperator([])
  for (const page of ['console', 'reference']) expect(await statusOf(`${url}/${page}`)).toBe(200)
  expect(sandbox.consoleUrl).toBe(`http://localhost:${sandbox.port}/console`)
  await sandbox.close()
})

it('the console and the reference are nowhere when switched off', async () => {
  const { url, sandbox } = await startTestOperator([], { console: 'off' })
  for (const page of ['console', 'reference', 'reference/openapi.json'])
    expect(await statusOf(`${url}/${page}`)).toBe(404)
  expect(sandbox.consoleUrl).toBeUndefined()
  await sandbox.close()
})

it('the console and the reference have an origin of their own on another port, with the calls', async () => {
  const { url, sandbox } = await startTestOperator([], { console: { port: 0 } })
  const own = (sandbox.consoleUrl ?? '').replace('localhost', '127.0.0.1').replace('/console', '')
  expect(own).not.toBe(url)
  for (const page of ['console', 'console/console.css', 'reference', 'reference/openapi.json']) {
    expect(await statusOf(`${own}/${page}`)).toBe(200)
    expect(await statusOf(`${url}/${page}`)).toBe(404)
  }
  const { userName, password } = sandbox.accounts.find(({ userType }) => userType === 'administrator')!
  const loggedIn = await fetch(`${own}/api/auth`, {
    method: 'POST',
    body: new URLSearchParams({ email: userName, password }),
  })
  const authorization = loggedIn.headers.get('authorization') ?? ''
  const listed = await fetch(`${own}/api/administrator/market`, { headers: { authorization } })
  expect(listed.status).toBe(200)
  await sandbox.close()
})
