import { readCasinoGames } from '@kit/sdk/boot/casino'
import { listCasinoGames } from '@kit/sdk/contract'
import { queryKeyOf } from '@kit/sdk/query'
import type { QueryClient } from '@tanstack/react-query'
import { casinoLists } from '../game-list/casinoLists.ts'
import { gamesAddress } from './gameListRequests.ts'

/** Gives the site the games from the bootstrap script, so that they are not requested again while fresh. */
export async function keepGames(
  answers: ReadonlyMap<string, Promise<unknown>>,
  queries: QueryClient,
): Promise<void> {
  for (const { type } of casinoLists) {
    const answer = answers.get(gamesAddress(type))
    if (answer)
      queries.setQueryData(queryKeyOf(listCasinoGames, { gameType: type }), readCasinoGames(await answer))
  }
}
