import { casinoGroups, casinoKinds, type CasinoGame, type casinoGameTypes } from '@kit/sdk/contract'
import { europeanProvider } from './europeanCasino.ts'
import type { Game, GameRules } from './games/game.ts'
import { kite } from './games/kite.ts'
import { lottery } from './games/lottery.ts'
import { luckySeven } from './games/luckySeven.ts'
import { reels } from './games/reels.ts'
import { roulette } from './games/roulette.ts'
import { teenPatti } from './games/teenPatti.ts'

const ours = 'sandboxGames'

const game = (rules: GameRules, listed: Omit<CasinoGame, 'picture'>): Game => ({ ...rules, listed })

/** The sandbox's own games, so that the casino works without a provider. Stakes in minor units. */
export const games: readonly Game[] = [
  game(teenPatti, {
    id: '1001',
    code: 'teen-patti',
    name: 'Teen Patti',
    kind: 'live',
    menus: ['premium', 'top'],
    provider: ours,
    subProvider: 'Card House',
    min: 1000n,
    max: 2_500_000n,
  }),
  game(luckySeven, {
    id: '1002',
    code: 'lucky-seven',
    name: 'Lucky Seven',
    kind: 'live',
    menus: ['top'],
    provider: ours,
    subProvider: 'Card House',
    min: 1000n,
    max: 1_000_000n,
  }),
  game(kite, {
    id: '1003',
    code: 'kite',
    name: 'Kite',
    kind: 'crash',
    menus: ['top'],
    provider: ours,
    subProvider: 'Sky House',
    min: 1000n,
    max: 1_000_000n,
  }),
  game(roulette, {
    id: '1004',
    code: 'european-roulette',
    name: 'European Roulette',
    kind: 'virtual',
    menus: ['premium'],
    provider: europeanProvider,
    subProvider: 'Wheel House',
    min: 1000n,
    max: 500_000n,
  }),
  game(reels, {
    id: '1005',
    code: 'lantern-reels',
    name: 'Lantern Reels',
    kind: 'slot',
    menus: ['premium', 'top'],
    provider: ours,
    subProvider: 'Reel House',
    min: 500n,
    max: 200_000n,
  }),
  game(lottery, {
    id: '1006',
    code: 'three-of-twenty',
    name: 'Three of Twenty',
    kind: 'lottery',
    menus: [],
    provider: ours,
    subProvider: 'Draw House',
    min: 500n,
    max: 100_000n,
  }),
]

const byCode = new Map(games.map((one) => [one.listed.code, one]))

export const findGame = (code: string): Game | undefined => byCode.get(code)

/** The game of a stored round. Throws when it no longer exists. */
export function gameOf(code: string): Game {
  const found = findGame(code)
  if (!found) throw new Error(`The game ${code} is no longer there, and its rounds still are.`)
  return found
}

const picturePath = (code: string): string => `/casino-games/pictures/${code}.svg`

const isOf = (gameType: (typeof casinoGameTypes)[number], { kind, menus }: CasinoGame): boolean =>
  gameType === 'all' || kind === gameType || menus.some((menu) => menu === gameType)

/** A tile's games by kind, sub-provider and name. */
export function listGames(gameType: (typeof casinoGameTypes)[number]): CasinoGame[] {
  const listed = games.map((one) => ({ ...one.listed, picture: picturePath(one.listed.code) }))
  const groups = casinoGroups(listed.map(({ subProvider }) => subProvider))
  const placeOf = ({ kind, subProvider }: CasinoGame) =>
    casinoKinds.indexOf(kind) * groups.length + groups.indexOf(subProvider)
  return listed
    .filter((one) => isOf(gameType, one))
    .toSorted((one, other) => placeOf(one) - placeOf(other) || one.name.localeCompare(other.name, 'en'))
}
