import { expect, it } from 'vitest'
import { loginAddressOf } from './loginAddress.ts'

it('ROUTE-006 reads name and password, each decoded', () => {
  expect(loginAddressOf('/login-user/player1/p%2Fss%20w%231')).toEqual({
    kind: 'credentials',
    userName: 'player1',
    password: 'p/ss w#1',
  })
})

it("ROUTE-007 reads a token, and distinguishes it from another domain's code by its form", () => {
  expect(loginAddressOf('/direct-login/eyJh.bGci-x_y')).toEqual({ kind: 'token', token: 'eyJh.bGci-x_y' })
  expect(loginAddressOf('/Direct-Login/abcdefghijklmnopqrst-_')).toEqual({
    kind: 'code',
    code: 'abcdefghijklmnopqrst-_',
  })
})

it('ROUTE-007 SHELL-051 reads a token behind the #, which no server is sent, and takes none for a code', () => {
  expect(loginAddressOf('/direct-login/token#eyJh.bGci-x_y')).toEqual({
    kind: 'token',
    token: 'eyJh.bGci-x_y',
  })
  expect(loginAddressOf('/direct-login/token#abcdefghijklmnopqrst-_')).toEqual({
    kind: 'token',
    token: 'abcdefghijklmnopqrst-_',
  })
})

it('ROUTE-007 reads the page to open from the fragment of a code, of this site only', () => {
  const code = 'abcdefghijklmnopqrst-_'
  const pageOf = (fragment: string) => loginAddressOf(`/direct-login/${code}#${fragment}`)
  expect(pageOf('/events/4/31#top')).toEqual({ kind: 'code', code, page: '/events/4/31#top' })
  for (const other of [
    '',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ])
    expect(pageOf(other)).toEqual({ kind: 'code', code })
})

it.each([
  '/direct-login/token#',
  '/direct-login/token#a#b',
  `/direct-login/token#${'x'.repeat(4097)}`,
  '/direct-login/#token',
  '/login-user/player1#secret',
  '/login-user/player1',
  '/login-user/player1/a/b',
  '/login-user/%20/secret',
  '/login-user/player1/%E0%A4%A',
  `/login-user/${'x'.repeat(65)}/secret`,
  '/direct-login',
  '/direct-login/a/b',
  '/direct-login/%0D%0Ax',
  `/direct-login/${'x'.repeat(4097)}`,
  '/elsewhere/token',
])('reads nothing of %s', (path) => expect(loginAddressOf(path)).toBeUndefined())
