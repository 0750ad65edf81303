import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { startTestOperator } from '../../testing/operator.ts'

const statusOf = async (url: string) => (await fetch(url)).status

/** fetch would normalize the target. */
const statusOfTarget = (port: number, target: string): Promise<number> =>
  new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    )
    socket.on('data', (part: Buffer) => (text += part.toString('latin1')))
    socket.once('error', reject)
    socket.once('close', () => resolve(Number(text.split(' ')[1])))
  })

it('the console is not on the players’ port, however its path is written', async () => {
  const { sandbox } = await startTestOperator([], { console: { port: 0 } })
  for (const target of [
    '/console',
    '/%63onsole',
    '/%63onsole/console.css',
    '/console?x=1',
    '/%72eference/openapi.json',
    `http://localhost:${sandbox.port}/console`,
    `http://localhost:${sandbox.port}/%63onsole`,
    '/console;x',
    '//console',
  ])
    expect([target, await statusOfTarget(sandbox.port, target)]).toEqual([target, 404])
  const staffPort = Number(new URL(sandbox.consoleUrl ?? '').port)
  expect(await statusOfTarget(staffPort, '/%63onsole')).toBe(200)
  await sandbox.close()
})

it('the console and the reference are on the players’ origin by default', async () => {
  const { url, sandbox } = await startTestOperator([])
  for (const page of ['console', 'reference']) expect(await statusOf(`${url}/${page}`)).toBe(200)
  expect(sandbox.consoleUrl).toBe(`http://localhost:${sandbox.port}/console`)
  await sandbox.close()
})

it('the console and the reference are not served when turned off', async () => {
  const { url, sandbox } = await startTestOperator([], { console: 'off' })
  for (const page of ['console', 'reference', 'reference/openapi.json'])
    expect(await statusOf(`${url}/${page}`)).toBe(404)
  expect(sandbox.consoleUrl).toBeUndefined()
  await sandbox.close()
})

it('the console and the reference have a separate origin on another port, with the calls', async () => {
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
