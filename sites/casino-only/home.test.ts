import { prerenderSite } from '@kit/shell/prerender'
import { expect, it } from 'vitest'
import { site } from './site.config.ts'

it('ROUTE-072 the home page of the casino is its live casino, in every variant that is written ahead', async () => {
  const { pages, faults } = await prerenderSite(site)
  expect(faults).toEqual([])
  const rootsOf = (path: string) => pages.find(({ paths }) => paths.includes(path))?.roots ?? []
  expect(rootsOf('/')).toHaveLength(4)
  for (const root of rootsOf('/')) expect(root).toMatch(/<h1[^>]*>Live Casino<\/h1>/)
  expect(rootsOf('/')).toEqual(rootsOf('/live-casino'))
}, 120_000)
