import type { CasinoKind } from '@kit/sdk/contract'
import type { RulesName } from '@kit/sdk/fair'

// A provider sells one game under many names. Names, providers and limits are derived from a number, so that
// they are the same in every process and unique.

export const dressedOf: Readonly<Record<CasinoKind, number>> = {
  live: 398,
  crash: 199,
  virtual: 398,
  slot: 3798,
  lottery: 199,
}

const firsts =
  'Amber Arctic Azure Blazing Brave Brass Bright Bronze Calm Cedar Copper Coral Cosmic Crimson Crystal Dancing Dawn Desert Distant Dusky Ember Emerald Endless Evening Fabled Feather Festive Flying Forest Fortune Frosty Gentle Giant Gilded Glass Golden Grand Happy Harbour Hidden Highland Honey Indigo Ivory Jade Jolly Jungle Lively Lucky Lunar Marble Mellow Merry Midnight Misty Monsoon Mountain Neon Noble Northern Ocean Olive Opal Painted Paper Pearl Polar Proud Quiet Rapid Rising River Rolling Royal Ruby Rustic Saffron Sapphire Scarlet Secret Silent Silver Singing Sky Solar Spice Spring Starry Stone Storm Sunny Swift Thunder Tidal Timber Twilight Velvet Violet Wandering Wild Winter'.split(
    ' ',
  )

/** Second words of a kind's names. A word that indicates one game belongs to its rules only. */
const seconds: Readonly<Record<CasinoKind, readonly (readonly [noun: string, rules: RulesName])[]>> = {
  live: [
    ['Card Duel', 'teen-patti'],
    ['Card Room', 'lucky-seven'],
    ['High Table', 'teen-patti'],
    ['Three Cards', 'teen-patti'],
    ['Card Salon', 'lucky-seven'],
    ['Full Deck', 'lucky-seven'],
    ['Red or Black', 'lucky-seven'],
  ],
  crash: [
    ['Kite', 'kite'],
    ['Box Kite', 'kite'],
    ['Kite Flight', 'kite'],
    ['High Kite', 'kite'],
    ['Kite Tail', 'kite'],
    ['Kite String', 'kite'],
  ],
  virtual: [
    ['Wheel', 'roulette'],
    ['Dice', 'dice'],
    ['Roulette', 'roulette'],
    ['Spinner', 'roulette'],
    ['Orbit', 'roulette'],
    ['Roll', 'dice'],
    ['Ring', 'roulette'],
  ],
  slot: 'Anchor Arrows Bazaar Bells Blossom Caravan Carnival Castle Cavern Chimes Coins Compass Crown Diamonds Drums Elephant Falls Feast Fish Foxes Fruits Garden Gems Harvest Hearts Island Jewels Keys Lagoon Lanterns Lions Lotus Mangoes Mask Meadow Melody Moon Oasis Orchard Owls Palace Parrots Peacock Pharaoh Pirates Rainbow Reef Safari Scrolls Spirits Stars Sunset Sweets Tales Temple Tigers Totem Treasure Vault Vines Voyage Waves Whales Wolves'
    .split(' ')
    .map((noun, index) => [noun, index % 2 === 0 ? 'five-reels' : 'reels']),
  lottery: [
    ['Draw', 'lottery'],
    ['Numbers', 'lottery'],
    ['Jackpot', 'lottery'],
    ['Lotto', 'lottery'],
  ],
}

const subProviders =
  'Anvil,Bluebird,Cobalt,Drift,Eastgate,Firefly,Granite,Hilltop,Ironwood,Juniper,Kestrel,Lighthouse,Millstone,Nimbus,Orchid,Pinewood,Quarry,Redwood,Starling,Tideline,Umber,Wharf'.split(
    ',',
  )

export interface Dress {
  code: string
  name: string
  subProvider: string
  menus: ('premium' | 'top')[]
  /** Limits in minor units. */
  min: bigint
  max: bigint
  rules: RulesName
}

const slug = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '-')

export function dressOf(kind: CasinoKind, number: number): Dress {
  const nouns = seconds[kind]
  // A prime that does not divide the number of pairs visits all of them, and neighbours differ in both words.
  const pair = (number * 7919) % (firsts.length * nouns.length)
  const first = firsts[pair % firsts.length] ?? ''
  const [second, rules] = nouns[Math.floor(pair / firsts.length)] ?? ['Kite', 'kite']
  const name = `${first} ${second}`
  return {
    code: `${slug(name)}-${kind}`,
    name,
    subProvider: subProviders[(number * 7 + nouns.length) % subProviders.length] ?? '',
    menus: [
      ...(number % 97 === 3 ? ['top' as const] : []),
      ...(number % 61 === 5 ? ['premium' as const] : []),
    ],
    min: [500n, 1000n, 2000n, 5000n][number % 4] ?? 1000n,
    max: [100_000n, 200_000n, 500_000n][number % 3] ?? 100_000n,
    rules,
  }
}
