import { nameOfRules, rules, type GameRules } from '@kit/sdk/fair'
import {
  casinoGroups,
  casinoKinds,
  type CasinoGame,
  type casinoGameTypes,
  type CasinoKind,
} from '@kit/sdk/contract'
import { dressedOf, dressOf } from './dressing.ts'
import { europeanProvider } from './europeanCasino.ts'
import type { Game, ListedGame } from './game.ts'
import { pictureFactsOf } from './pictures/pictureFacts.ts'

const ours = 'sandboxGames'

const { dice, kite: crash, lottery, reels, roulette } = rules
const { 'five-reels': fiveReels, 'lucky-seven': luckySeven, 'teen-patti': teenPatti } = rules

const game = (rules: GameRules, listed: Omit<ListedGame, 'returns'>): Game => ({
  ...rules,
  rulesName: nameOfRules(rules),
  listed: { ...listed, returns: rules.returns },
})

/** The sandbox's own games, so that the casino works without a provider. Stakes are in minor units. */
const ownGames: readonly Game[] = [
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
  game(crash, {
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
  game(dice, {
    id: '1007',
    code: 'hundred-faces',
    name: 'Hundred Faces',
    kind: 'virtual',
    menus: ['top'],
    provider: ours,
    subProvider: 'Wheel House',
    min: 500n,
    max: 500_000n,
  }),
  game(fiveReels, {
    id: '1008',
    code: 'night-music',
    name: 'Night Music',
    kind: 'slot',
    menus: ['premium', 'top'],
    provider: ours,
    subProvider: 'Reel House',
    min: 1000n,
    max: 100_000n,
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

function dressed(kind: CasinoKind, number: number): Game {
  const { subProvider, ...dress } = dressOf(kind, number)
  return game(rules[dress.rules], {
    id: String(20_000 + casinoKinds.indexOf(kind) * 5000 + number),
    code: dress.code,
    name: dress.name,
    kind,
    menus: dress.menus,
    provider: dress.rules === 'roulette' && number % 8 === 0 ? europeanProvider : ours,
    subProvider,
    min: dress.min,
    max: dress.max,
  })
}

/**
 * Every game that is offered: our own games and their reskins, so that the game list has a realistic size.
 */
export const games: readonly Game[] = [
  ...ownGames,
  ...casinoKinds.flatMap((kind) =>
    Array.from({ length: dressedOf[kind] }, (_value, number) => dressed(kind, number)),
  ),
]

const byCode = new Map(games.map((one) => [one.listed.code, one]))

export const findGame = (code: string): Game | undefined => byCode.get(code)

/** Codes of crash games in an earlier catalogue. Older databases still contain their rounds. */
const retired = /^(.+-(?:balloon|rocket|comet|glider|falcon))-crash$/

const nameIn = (slug: string): string =>
  slug.replaceAll(
    /(^|-)(\w)/g,
    (_match, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`,
  )

function retiredGame(code: string): Game | undefined {
  const [, slug] = retired.exec(code) ?? []
  const one = games.find(({ listed }) => listed.kind === 'crash')
  return slug && one ? { ...one, listed: { ...one.listed, code, name: nameIn(slug) } } : undefined
}

/** Throws if no catalogue ever had it. */
export function gameOf(code: string): Game {
  const found = findGame(code) ?? retiredGame(code)
  if (!found) throw new Error(`The game ${code} is no longer in the catalogue, but its rounds are stored.`)
  return found
}

const isOf = (gameType: (typeof casinoGameTypes)[number], { kind, menus }: ListedGame): boolean =>
  gameType === 'all' || kind === gameType || menus.some((menu) => menu === gameType)

type GameType = (typeof casinoGameTypes)[number]
const lists = new Map<string, CasinoGame[]>()

function sortedGames(): CasinoGame[] {
  const listed = games.map((one) => ({ ...one.listed, ...pictureFactsOf(one.listed) }))
  const groups = casinoGroups(listed.map(({ subProvider }) => subProvider))
  const placeOfGroup = new Map(groups.map((group, place) => [group, place]))
  const placeOf = ({ kind, subProvider }: CasinoGame) =>
    casinoKinds.indexOf(kind) * groups.length + (placeOfGroup.get(subProvider) ?? 0)
  return listed.toSorted(
    (one, other) => placeOf(one) - placeOf(other) || one.name.localeCompare(other.name, 'en'),
  )
}

/**
 * Returns a tile's games by kind, sub-provider and name. The list is cached, so that it is compressed
 * once.
 */
export function listGames(gameType: GameType, { hasEuropean = true } = {}): CasinoGame[] {
  const key = `${gameType} ${hasEuropean}`
  const known = lists.get(key)
  if (known) return known
  const all = gameType === 'all' && hasEuropean ? sortedGames() : listGames('all')
  const list = all.filter((one) => isOf(gameType, one) && (hasEuropean || one.provider !== europeanProvider))
  lists.set(key, list)
  return list
}
