import type { RaceFacts } from '../feed.ts'
import { silksAddress } from './silksAddress.ts'
import { eventTypes } from './sports.ts'

// Recordings of races contain no names. These invented ones deliberately resemble no real animal.
const firsts =
  'Amber Ashen Autumn Bold Brass Bright Cedar Cobalt Copper Coral Crimson Dusty Early Ember Fallow Feather Fern Flint Gentle Gilded Harbour Hazel Hidden Highland Honest Indigo Iron Ivory Jolly Juniper Lantern Lively Lunar Marble Meadow Merry Midnight Misty Northern Olive Opal Paper Quiet Rapid River Rowan Saffron Silver Slate Steady Stormy Sunday Tidal Velvet Wander Willow Winter Woven'.split(
    ' ',
  )
const seconds: Record<string, string[]> = {
  [eventTypes.horses]:
    'Anthem Arrow Beacon Bargain Canyon Chapter Compass Courier Dancer Drummer Echo Envoy Falcon Fiddler Gambit Glory Harvest Herald Horizon Jubilee Ledger Legend Magpie Mariner Monsoon Oracle Parade Pilgrim Promise Quarry Ranger Reason Rebel Sailor Secret Signal Sonnet Station Tempest Thunder Traveller Valley Verse Voyager Whisper Zephyr'.split(
      ' ',
    ),
  [eventTypes.greyhounds]:
    'Bandit Biscuit Blaze Bolt Bramble Comet Dash Dodger Duke Ferry Fizz Ghost Hopper Jet Jester Lad Lady Lark Magic Marvel Nimble Pepper Pilot Pixie Rocket Rover Scout Skipper Spark Sprite Star Swift Tango Tilly Twister Vixen Whippet Wonder'.split(
      ' ',
    ),
}

function hash(text: string): number {
  let value = 2_166_136_261
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 16_777_619) >>> 0
  return value
}

/**
 * Returns an invented name per runner. An id has the same name in every market and run, and no two ids share
 * one.
 */
export function inventNames(eventTypeId: string, keys: readonly string[]): Map<string, string> {
  const lasts = seconds[eventTypeId] ?? seconds[eventTypes.horses] ?? []
  const total = firsts.length * lasts.length
  const taken = new Set<number>()
  const names = new Map<string, string>()
  for (const key of [...keys].sort()) {
    let pick = hash(key) % total
    while (taken.has(pick) && taken.size < total) pick = (pick + 1) % total
    taken.add(pick)
    names.set(key, `${firsts[pick % firsts.length]} ${lasts[Math.floor(pick / firsts.length)]}`)
  }
  return names
}

const people =
  'Abara Achterberg Adeyemi Bellweather Castellan Corrigan Dunmore Eastwick Farrow Galloway Hartigan Iwasaki Jardine Kestner Lindqvist Marchetti Nakamura Okafor Pemberton Quillan Rosario Sandoval Tremayne Ueland Vasquez Wetherby Yardley Zeller'.split(
    ' ',
  )
const initials = 'ABCDEFGHJKLMNOPRSTW'

/** The same text gives the same person. */
function personOf(text: string): string {
  const number = hash(text)
  return `${initials[number % initials.length]}. ${people[Math.floor(number / initials.length) % people.length]}`
}

/**
 * Returns an invented card for each runner with an invented name: a stall draw that is unique in the race, an
 * age and a trainer. Horses also get a jockey and colours.
 */
export function inventCards(eventTypeId: string, keys: readonly string[]): Map<string, RaceFacts> {
  const drawn = [...keys].sort((one, other) => hash(one) - hash(other))
  const isRidden = eventTypeId === eventTypes.horses
  return new Map(
    drawn.map((key, index) => [
      key,
      {
        stallDraw: String(index + 1),
        age: String(2 + (hash(key) % 7)),
        trainerName: personOf(`trainer of ${key}`),
        ...(isRidden && {
          jockeyName: personOf(`jockey of ${key}`),
          silksUrl: silksAddress(hash(`colours of ${key}`)),
        }),
      },
    ]),
  )
}
