import type { CasinoGame } from '@kit/sdk/contract'
import * as z from 'zod/mini'

const part = z.string().check(z.minLength(1), z.maxLength(64))
const address = z.object({ gi: part, gc: part, p: part, spn: part })

/** Id, code, provider and sub-provider of a game (ROUTE-057). */
export type GameAddress = z.output<typeof address>

/** Returns the game of a path's parameters, or of the query of the game screen's path. Undefined if it names none. */
export const readGameAddress = (parts: Readonly<Record<string, unknown>>): GameAddress | undefined =>
  address.safeParse(parts).data

export const readGameSearch = (search: string): GameAddress | undefined =>
  readGameAddress(Object.fromEntries(new URLSearchParams(search)))

export const addressOf = ({
  id,
  code,
  provider,
  subProvider,
}: Pick<CasinoGame, 'id' | 'code' | 'provider' | 'subProvider'>): GameAddress => ({
  gi: id,
  gc: code,
  p: provider,
  spn: subProvider,
})

/** Returns the path within the site, or of the full screen (ROUTE-028, ROUTE-029). */
export const gameScreenPath = (place: 'page' | 'screen', game: GameAddress): string =>
  `${place === 'page' ? '/game-screen' : '/game-screen-play'}?${new URLSearchParams(game).toString()}`
