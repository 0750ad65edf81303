import { aurora } from '@kit/tokens/brands/aurora'
import { expect, it } from 'vitest'
import type { Feature } from '../feature.ts'
import { pageFactsOf } from './pageFacts.ts'
import { siteRoutes } from './siteRoutes.ts'

const load = async () => ({ default: () => null })

const feature: Feature = {
  name: 'pages',
  messages: {},
  pageFacts: async () => ({
    pages: { '/rules': { title: 'shell.home' }, '/mine': { title: 'shell.menu' } },
    messages: { 'shell.home': 'The rules' },
  }),
  setup: () => ({
    routes: [
      { path: '/rules', load },
      { path: '/mine', load, audience: 'loggedIn' },
    ],
  }),
}

it('search engines learn what features say of their pages, and what the site’s file says instead', async () => {
  const routes = siteRoutes({ routes: [{ path: '/rules', isPrivate: true }] }, [
    feature.setup(undefined as never),
  ])
  const { pages, messages } = await pageFactsOf({ features: [feature], brand: aurora, words: {} }, routes)
  const of = (path: string) => pages.find((page) => page.path === path)
  expect(of('/rules')).toEqual({ path: '/rules', title: 'shell.home', isPrivate: true })
  expect(messages['shell.home']).toBe('The rules')
  expect(of('/')).toMatchObject({ title: 'shell.page.home', isPrivate: false })
})

it('paths for players and of visits are private by themselves', async () => {
  const routes = siteRoutes({}, [feature.setup(undefined as never)])
  const { pages } = await pageFactsOf({ features: [feature], brand: aurora }, routes)
  expect(pages.filter(({ isPrivate }) => !isPrivate).map(({ path }) => path)).toEqual(['/', '/rules'])
})
