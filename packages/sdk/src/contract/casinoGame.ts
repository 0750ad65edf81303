import './jitless.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { entity, field, type Entity, type EntityCodec } from './entity.ts'
import { points } from './money.ts'

/** The kinds of casino games, in the order of the menu. */
export const casinoKinds = ['live', 'crash', 'virtual', 'slot', 'lottery'] as const
export type CasinoKind = (typeof casinoKinds)[number]

/** The name of each kind in the casino popup, the bet type filter and the report. */
export const casinoCategories = {
  live: 'Live Casino',
  crash: 'Crash Games',
  virtual: 'Virtual Games',
  slot: 'Slot Games',
  lottery: 'Lottery',
} as const
export type CasinoCategory = (typeof casinoCategories)[CasinoKind]

/** Two tiles of the menu with selected games of every kind. */
export const casinoMenus = ['premium', 'top'] as const

/** The filters of a list of games: one tile of the menu, or all. */
export const casinoGameTypes = ['all', ...casinoMenus, ...casinoKinds] as const

/** The widths of a picture in pixels; its height is 11/16 of that. */
export const casinoPictureWidths = [192, 384, 576] as const

/** The group that comes before all others. */
export const allGroup = 'All'

/** The groups of a list: 'All', then those of `order` in its order, then the rest by name. */
export function casinoGroups(names: readonly string[], order: readonly string[] = []): string[] {
  const there = [...new Set(names)].filter((name) => name !== allGroup)
  const listed = [...new Set(order)].filter((name) => there.includes(name))
  const unlisted = there.filter((name) => !order.includes(name))
  return [allGroup, ...listed, ...unlisted.toSorted((one, other) => one.localeCompare(other, 'en'))]
}

/** The games a player is shown: without those of `europeanProviderId` when a white label above the player disabled it (ROLE-021, Q-098). */
export const offeredGames = (
  games: readonly CasinoGame[],
  roles: readonly { europeanCasinoDisabled: boolean }[],
  europeanProviderId = 'europeanCasino',
): CasinoGame[] => {
  const isLeftOut = roles.some(({ europeanCasinoDisabled }) => europeanCasinoDisabled)
  return games.filter(({ provider }) => !isLeftOut || provider !== europeanProviderId)
}

const gameFields = {
  id: field('gameId', z.string().check(z.minLength(1))),
  code: field('gameCode', z.string().check(z.minLength(1))),
  name: field('gameName', z.string()),
  kind: field('gameType', z.enum(casinoKinds)),
  menus: z._default(z.array(z.enum(casinoMenus)), []),
  provider: z.string().check(z.minLength(1)),
  subProvider: field('subProviderName', z.string().check(z.minLength(1))),
  /** A path on the operator's origin; empty when there is no picture. */
  picture: field('imageUrl', z._default(z.string(), '')),
  /**
   * The same picture in several sizes: a path with `{width}`, one of `casinoPictureWidths`, and `{format}`, `avif` or
   * `webp`. Empty when there is only `picture`.
   */
  pictureSet: field('imageSet', z._default(z.string(), '')),
  /** Colour as `#rrggbb`, shown until the picture is loaded; empty if unknown. */
  pictureColour: field('imageColor', z._default(z.string(), '')),
  /**
   * Return to player: the long-run return on 100 staked, for the least generous bet. Absent if
   * unknown.
   */
  returns: field('returnToPlayer', z.optional(z.number().check(z.minimum(0), z.maximum(100)))),
  min: points,
  max: points,
}

/** A game of the casino. Its id, code, provider and sub-provider make its address. Stakes in minor units. */
export interface CasinoGame extends Entity<typeof gameFields> {}

/** Reads a game of the operator's list. */
export const casinoGame: EntityCodec<CasinoGame> = entity(gameFields)

/** The games of a tile: by kind in the menu's order, then by sub-provider, then by name. */
export const listCasinoGames = endpoint({
  name: 'listCasinoGames',
  method: 'GET',
  path: 'api/common/game/casinoGame',
  auth: 'none',
  encoding: 'query',
  request: z.object({ gameType: z._default(z.enum(casinoGameTypes), 'all') }),
  response: z.array(casinoGame),
  compressed: true,
  family: 'casinoGames',
  source: 'GET api/common/game/casinoGame',
})

const shortText = z.string().check(z.minLength(1), z.maxLength(64))

/**
 * Gives the address of a game's page for a sandboxed frame, valid once and for a minute. `site` is the origin of the
 * embedding page and defaults to the operator's own. Refused to demo accounts and players with a casino lock.
 */
export const launchCasinoGame = endpoint({
  name: 'launchCasinoGame',
  method: 'GET',
  path: 'api/user/casino/launch',
  auth: 'player',
  encoding: 'query',
  request: z.object({
    gameId: shortText,
    gameCode: shortText,
    // Not `provider`: every call sends that for the kind of client.
    providerName: z.optional(shortText),
    subProviderName: z.optional(shortText),
    site: z.optional(z.string().check(z.maxLength(256))),
  }),
  response: z.object({ url: z.string() }),
  changes: [],
  failures: ['game-unknown', 'demo-account', 'casino-locked', 'site-unknown', 'too-many-attempts'],
  source: 'addition: starts a casino game (Q-094)',
})
