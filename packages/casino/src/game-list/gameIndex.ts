import type { CasinoGame } from '@kit/sdk/contract'
import MiniSearch from 'minisearch'

/** Number of games indexed before the page may do other work. */
const chunkSize = 500
const mostFound = 300

/** Removes accents, so that `cafe` finds `Café`. */
const plain = (term: string): string => term.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Allows one wrong letter from three letters on, and two from eight on. */
const typosOf = (term: string): number => (term.length < 3 ? 0 : term.length < 8 ? 1 : 2)

/** The best match first. */
export type GameFinder = (text: string) => CasinoGame[]

/** Indexes games in steps, so that a long list does not block the page. The search tolerates typos. */
export async function indexGames(games: readonly CasinoGame[]): Promise<GameFinder> {
  const index = new MiniSearch({ fields: ['name', 'subProvider'], processTerm: plain })
  await index.addAllAsync(
    games.map(({ name, subProvider }, id) => ({ id, name, subProvider })),
    { chunkSize },
  )
  return (text) =>
    index
      .search(text, {
        combineWith: 'AND',
        prefix: true,
        fuzzy: typosOf,
        boost: { name: 3 },
        weights: { prefix: 0.7, fuzzy: 0.3 },
      })
      .slice(0, mostFound)
      .flatMap(({ id }) => games[id as number] ?? [])
}
