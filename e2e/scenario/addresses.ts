import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../scripts/workspaces.ts'

/**
 * Example addresses of paths with parameters, from the scenario of the flows. A path that is missing here
 * redirects to the home page.
 */
const samples: Readonly<Record<string, string>> = {
  '/register/:utm_source': '/register/summer',
  '/events/:eventTypeId/:eventId': '/events/4/900001-1',
  '/events/:eventId': '/events/900002-1',
  '/:gameType': '/4',
  '/exchange/:eventTypeId/:competitionId': '/exchange/4/900001-1',
  '/sports-book/:id': '/sports-book/4',
  '/casino/:gi/:gc/:p/:spn': '/casino/1001/teen-patti/card-house/card-house',
}

/**
 * Returns the addresses of pages with a document of their own, one each: every page of a built site, and one
 * that it does not have.
 */
export function addressesOf(site: string): string[] {
  const { pages } = JSON.parse(readFileSync(path.join(root, 'sites', site, 'dist/pages.json'), 'utf8')) as {
    pages: { path?: string; pattern?: string }[]
  }
  const named = pages.flatMap(({ path: at, pattern = '' }) => at ?? samples[pattern] ?? [])
  return [...new Set([...named, '/no/such/page'])]
}
