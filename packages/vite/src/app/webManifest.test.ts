import { expect, it } from 'vitest'
import { webManifest } from './webManifest.ts'

const app = {
  name: 'Harbour',
  brand: 'aurora',
  color: '#06110d',
  language: 'en',
  shortcuts: [{ label: 'In play', path: '/inPlay' }],
  offline: { isOn: true, pages: [], shell: undefined, paths: [], parts: [] },
}

it('names the app with icons for any mask, shortcuts and screenshots', () => {
  const shot = { src: '/screenshots/narrow.png', formFactor: 'narrow' as const, widthPx: 780, heightPx: 1688 }
  const manifest = JSON.parse(webManifest(app, [shot])) as Record<string, unknown> & {
    icons: { sizes: string; purpose: string }[]
  }
  expect(manifest).toMatchObject({
    id: '/',
    scope: '/',
    start_url: '/',
    display: 'standalone',
    theme_color: '#06110d',
    shortcuts: [{ name: 'In play', url: '/inPlay' }],
    screenshots: [{ form_factor: 'narrow', sizes: '780x1688', type: 'image/png' }],
  })
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    'any any',
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ])
})

it('has no screenshots if the site has none', () => {
  expect(JSON.parse(webManifest(app, []))).not.toHaveProperty('screenshots')
})
