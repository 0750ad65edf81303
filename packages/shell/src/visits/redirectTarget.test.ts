import { describe, expect, it } from 'vitest'
import { isDesktop, redirectTarget } from './redirectTarget.ts'

const from = (address: string, facts: Partial<Parameters<typeof redirectTarget>[0]> = {}) =>
  redirectTarget({
    address,
    isDesktop: true,
    hasDesktopHost: false,
    siteAddress: 'https://site.example',
    ...facts,
  })
const desktop = { hasDesktopHost: true }

describe('where a page belongs', () => {
  it('ROUTE-074 a plain http address is led to https, with all of its path', () => {
    expect(from('http://site.example/events/4/1?a=b#c')).toBe('https://site.example/events/4/1?a=b#c')
    expect(from('https://site.example/events/4/1')).toBeUndefined()
  })

  it("ROUTE-073 a desktop is led to the host prefixed with 'd.', where the brand runs one", () => {
    expect(from('https://site.example/inPlay?a=b', desktop)).toBe('https://d.site.example/inPlay?a=b')
    expect(from('http://www.site.example/', desktop)).toBe('https://d.site.example/')
    expect(from('https://site.example/')).toBeUndefined()
    expect(from('https://site.example/', { ...desktop, isDesktop: false })).toBeUndefined()
  })

  it('ROUTE-073 Q-064 never from the desktop host itself', () => {
    expect(from('https://d.site.example/', desktop)).toBeUndefined()
    expect(from('http://d.site.example/', desktop)).toBe('https://d.site.example/')
  })

  it('U18 leads to a host of the site’s own address only, wherever the page is shown', () => {
    expect(from('https://other.example/', desktop)).toBeUndefined()
    expect(from('http://other.example/', desktop)).toBe('https://other.example/')
    expect(from('https://site.example.evil.example/', desktop)).toBeUndefined()
    expect(from('https://site.example/', { ...desktop, siteAddress: undefined })).toBeUndefined()
    const address = { ...desktop, siteAddress: 'https://www.site.example' }
    expect(from('https://site.example/', address)).toBe('https://d.site.example/')
  })

  it.each([
    'http://localhost/',
    'http://localhost:8080/',
    'http://b2b.localhost/',
    'http://127.0.0.1/',
    'http://192.168.1.20/',
    'http://[::1]:3000/',
    'http://8.8.8.8/',
    'http://site.example:8080/',
    'file:///index.html',
  ])('ROUTE-073 ROUTE-074 stays at %s', (address) => expect(from(address, desktop)).toBeUndefined())
})

it.each([
  ['a phone', 'Mozilla/5.0 (Linux; Android 14; K) Chrome/138.0 Mobile Safari/537.36', undefined, false],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', undefined, false],
  ['a laptop', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/138.0 Safari/537.36', undefined, true],
  ['a phone by its hints', 'Mozilla/5.0 (X11; Linux x86_64)', { mobile: true }, false],
  ['a laptop by its hints', 'Mozilla/5.0 (Android)', { mobile: false }, true],
] as const)('ROUTE-073 %s', (_what, text, hints, expected) =>
  expect(isDesktop({ text, hints })).toBe(expected),
)
