import { describe, expect, it } from 'vitest'
import { frameAddress } from './frameAddress.ts'

const hosts = ['games.example', 'video.example:8443']
const allowed = (src: string) => frameAddress(src, hosts, 'https://brand.example') !== undefined

describe('which addresses a frame may show', () => {
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
    expect(frameAddress('https://games.example/', hosts, 'https://games.example')).toBeUndefined()
  })
})
