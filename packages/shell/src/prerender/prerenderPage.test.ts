import { aurora } from '@kit/tokens/brands/aurora'
import { createElement } from 'react'
import type * as ReactStatic from 'react-dom/static'
import { afterEach, expect, it, vi } from 'vitest'
import { defineSite } from '../site.ts'

const site = defineSite({
  family: 'b2c',
  name: 'Harbour',
  brand: aurora,
  operator: { clientKey: 'harbour' },
  features: [
    {
      name: 'pages',
      messages: {},
      setup: () => ({
        routes: [
          {
            path: '/plain',
            load: async () => ({ default: () => createElement('h1', null, 'Größe 7 भारत 🎰') }),
          },
        ],
      }),
    },
  ],
})

const render = async () => {
  const { prerenderPage } = await import('./prerenderPage.tsx')
  return prerenderPage(site, '/plain', { isPlayer: false, isWide: false })
}

afterEach(() => {
  vi.doUnmock('react-dom/static')
  vi.resetModules()
})

it('renders the same page with React 19.0 and 19.1, whose build for Node has no prerender', async () => {
  const now = await render()
  vi.resetModules()
  vi.doMock('react-dom/static', async (original) => {
    const { prerenderToNodeStream } = await original<typeof ReactStatic>()
    return { prerenderToNodeStream, prerender: undefined }
  })
  const before = await render()
  expect(now).toContain('Größe 7 भारत 🎰')
  expect(before).toBe(now)
})
