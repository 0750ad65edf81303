import type { Feature } from '../feature.ts'
import { player } from './fakeSite.ts'

/** A feature with a page at each of the paths, and handlers of the intents that the layout requests. */
export function serving(paths: readonly string[], seen: [string, unknown][] = []): Feature {
  return {
    name: 'serving',
    messages: {},
    setup: () => ({
      routes: paths.map((path) => ({
        path,
        hasNavigation: true,
        load: async () => ({ default: () => <h1>Page {path}</h1> }),
      })),
      intents: {
        login: (data) => void seen.push(['login', data]),
        'rules.open': () => void seen.push(['rules', {}]),
        'video.open': (data) => void seen.push(['video', data]),
      },
    }),
  }
}

export const casino = [
  '/premium-casino',
  '/top-casino',
  '/live-casino',
  '/crash-games',
  '/virtual-games',
  '/slot-games',
  '/lottery',
]

export const answerAs =
  (user: object, points = { available: 1_234_567n, exposure: 5_000n }) =>
  async (name: string) =>
    name === 'getProfile' ? { ...player, ...user } : name === 'getPoints' ? points : new Promise(() => {})
