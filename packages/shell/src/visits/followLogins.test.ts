import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { fakeSite } from '../testing/fakeSite.ts'
import { followLogins } from './followLogins.ts'

function open(path: string, loginPath?: string) {
  const { site, seen } = fakeSite({ flags: { 'auth.urlLogin': true }, intents: ['login'] })
  const history = createMemoryHistory({ initialEntries: [path] })
  const browser = { loginPath }
  const stop = followLogins({
    browser,
    services: site,
    queryClient: new QueryClient(),
    router: { history },
  } as never)
  return { site, seen, history, browser, stop }
}
const credentials = { prefill: { userName: 'player1', password: 'secret' } }

it('ROUTE-006 uses once what the first script of the page has taken out of the address', () => {
  const { seen, browser } = open('/', '/login-user/player1/secret')
  expect(seen.intents).toEqual([['login', credentials]])
  expect(browser.loginPath).toBeUndefined()
})

it('ROUTE-006 ROUTE-007 takes it out where a link of the page leads there, or no script did', async () => {
  const { seen, history, site } = open('/login-user/player1/secret')
  expect(history.location.pathname).toBe('/')
  expect(seen.intents).toEqual([['login', credentials]])
  history.push('/direct-login/some.token')
  expect(history.location.pathname).toBe('/')
  await expect.poll(() => site.operator.session.get()?.token).toBe('some.token')
})

it('SHELL-051 takes a token behind the # out of the address', async () => {
  const { history, site } = open('/direct-login/token#some.token')
  expect(history.location.href).toBe('/')
  await expect.poll(() => site.operator.session.get()?.token).toBe('some.token')
})

it('leaves every other address as it is', () => {
  const { seen, history } = open('/events/direct-login/1')
  expect([history.location.pathname, seen.intents]).toEqual(['/events/direct-login/1', []])
})
