import { describe, expect, it } from 'vitest'
import { frameAddress } from './frameAddress.ts'

const hosts = ['games.example', 'video.example:8443']
const page = 'https://brand.example'
const allowed = (src: string) => frameAddress(src, { hosts }, page)?.isOwn === false

describe('allowed addresses of a frame', () => {
  it.each(['https://games.example/round/1?a=b', 'https://GAMES.example/', 'https://video.example:8443/'])(
    'shows %s',
    (src) => expect(allowed(src)).toBe(true),
  )

  it.each([
    'http://games.example/',
    'https://games.example.evil.example/',
    'https://evil.example/?games.example',
    'https://sub.games.example/',
    'https://games.example:444/',
    'https://games.example@evil.example/',
    'https://name:word@games.example/',
    'javascript:alert(1)',
    'data:text/html,<p>',
    '//games.example/',
    '/games.example',
    '',
    'https://brand.example/',
  ])('refuses %s', (src) => expect(allowed(src)).toBe(false))

  it('refuses the page’s own origin even when it is listed', () => {
    expect(frameAddress('https://games.example/', { hosts }, 'https://games.example')).toBeUndefined()
  })

  it.each(['/api/board/1', 'https://brand.example/api/board/1?a=b', '/x/../api/board/1'])(
    'allows %s of the same origin and marks it as such, if its path is listed',
    (src) =>
      expect(frameAddress(src, { hosts, ownPaths: ['/api/board/'] }, page)).toMatchObject({ isOwn: true }),
  )

  it.each([
    '/api/boards/1',
    '/api/board',
    '/api/board/../../login',
    '/api/board/%2e%2e/%2e%2e/login',
    '/\\evil.example/api/board/',
    '//evil.example/api/board/',
    'https://name@brand.example/api/board/1',
    'http://brand.example/api/board/1',
    'https://evil.example/api/board/1',
  ])('refuses %s although a path is listed', (src) =>
    expect(frameAddress(src, { hosts, ownPaths: ['/api/board/'] }, page)).toBeUndefined(),
  )
})
