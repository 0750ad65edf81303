import { games } from '../catalogue.ts'
import type { Game } from '../game.ts'

/** An external provider. Its games are opened at its address, and its rounds call the wallet. */
export interface CasinoProvider {
  /** The sub-provider of its games in the catalogue. It plays all of them. */
  name: string
  /** Signs its calls. Known only to it and to the operator. At least 32 characters. */
  key: string
  /** The address of its games, which contains `{game}` and `{token}`. */
  address: string
  /** Maximum payout of a stake of 100: 500,000 is five thousand times the stake. */
  mostPays: number
}

/** Returns undefined for the sandbox's own games. */
export const providerOf = (
  providers: readonly CasinoProvider[],
  { listed }: Game,
): CasinoProvider | undefined => providers.find(({ name }) => name === listed.subProvider)

export const addressAt = ({ address }: CasinoProvider, game: string, token: string): string =>
  address.replaceAll('{game}', encodeURIComponent(game)).replaceAll('{token}', encodeURIComponent(token))

export const originsOf = (providers: readonly CasinoProvider[]): string[] => [
  ...new Set(providers.map(({ address }) => new URL(address).origin)),
]

export function checkProviders(providers: readonly CasinoProvider[]): void {
  for (const [place, { name, key, address, mostPays }] of providers.entries()) {
    const wrong = (why: string) => new Error(`The casino provider '${name}' ${why}.`)
    if (!games.some(({ listed }) => listed.subProvider === name)) throw wrong('has no game in the catalogue')
    if (providers.findIndex((other) => other.name === name) !== place) throw wrong('is there twice')
    if (name.length > 20) throw wrong('needs a name of at most 20 characters')
    if (key.length < 32) throw wrong('needs a key of at least 32 characters')
    if (!URL.canParse(address) || !address.includes('{token}'))
      throw wrong('needs an address with {token} in it')
    if (!Number.isInteger(mostPays) || mostPays < 100)
      throw wrong('needs whole hundredths from 100 as mostPays')
  }
}
