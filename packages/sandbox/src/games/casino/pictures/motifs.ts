import type { Chance } from './chance.ts'
import { ink, white, type Colour } from './colour.ts'
import { disc, polygon, ring, roundBox, star, stroke, type Shape } from './shapes.ts'

// The motif in the middle of a picture. Each is drawn around a centre at a given size, in given colours.

export interface MotifColours {
  main: Colour
  light: Colour
  dark: Colour
}
export type Motif = (chance: Chance, colours: MotifColours) => Shape[]

const solid = (fill: Colour) => ({ fill, alpha: 1 })
const red: Colour = [196, 32, 52]

function suit(kind: number, x: number, y: number, size: number): Shape[] {
  const paint = solid(kind < 2 ? red : ink)
  const half = size / 2
  if (kind === 0)
    return [
      polygon(
        [
          [x, y - size],
          [x + size * 0.72, y],
          [x, y + size],
          [x - size * 0.72, y],
        ],
        paint,
      ),
    ]
  const leaves = (up: number): Shape[] => [
    disc(x - half * 0.9, y - up * half * 0.4, half * 0.95, paint),
    disc(x + half * 0.9, y - up * half * 0.4, half * 0.95, paint),
    polygon(
      [
        [x - size * 0.86, y - up * half * 0.05],
        [x + size * 0.86, y - up * half * 0.05],
        [x, y + up * size],
      ],
      paint,
    ),
  ]
  if (kind === 1) return leaves(1)
  const stem = polygon(
    [
      [x, y],
      [x + half * 0.7, y + size * 1.1],
      [x - half * 0.7, y + size * 1.1],
    ],
    paint,
  )
  if (kind === 2) return [...leaves(-1), stem]
  return [
    disc(x, y - half * 0.8, half * 0.85, paint),
    disc(x - half, y + half * 0.3, half * 0.85, paint),
    disc(x + half, y + half * 0.3, half * 0.85, paint),
    stem,
  ]
}

const cards: Motif = (chance, { light, dark }) => {
  const count = Math.floor(chance.between(1, 5))
  const first = Math.floor(chance.next() * 4)
  return Array.from({ length: count }, (_value, index) => {
    const place = index - (count - 1) / 2
    const turn = place * 0.22 + chance.between(-0.06, 0.06)
    const [x, y] = [80 + place * 24, 54 + Math.abs(place) * 4]
    const paper = { x, y, width: 34, height: 50, round: 4, turn }
    return [
      roundBox({ ...paper, x: x + 1.5, y: y + 2 }, { fill: dark, alpha: 0.5 }),
      roundBox(paper, solid(index % 2 === 0 ? white : light)),
      ...suit((first + index) % 4, x, y - 2, 10),
    ]
  }).flat()
}

const chips: Motif = (chance, { main, light, dark }) => {
  const count = Math.floor(chance.between(3, 6))
  return Array.from({ length: count }, (_value, index) => {
    const [x, y] = [80 + (index - (count - 1) / 2) * chance.between(22, 27), 58 + chance.between(-16, 14)]
    const radius = chance.between(14, 19)
    const turn = chance.between(0, 1)
    const marks = Array.from({ length: 8 }, (_mark, at) => {
      const angle = turn + (at * Math.PI) / 4
      return disc(
        x + Math.sin(angle) * radius * 0.84,
        y + Math.cos(angle) * radius * 0.84,
        radius * 0.13,
        solid(white),
      )
    })
    return [
      disc(x + 1.5, y + 2.5, radius, { fill: dark, alpha: 0.5 }),
      disc(x, y, radius, solid(index % 2 === 0 ? main : light)),
      ...marks,
      ring(x, y, radius * 0.62, 1.4, solid(white)),
    ]
  }).flat()
}

const kiteFlying: Motif = (chance, { main, light, dark }) => {
  const [x, y] = [chance.between(92, 122), chance.between(26, 44)]
  const size = chance.between(14, 21)
  const tail = Array.from({ length: 7 }, (_value, index) =>
    disc(x - index * 9 - 6, y + size + index * chance.between(5, 8), 2.6 - index * 0.2, solid(light)),
  )
  return [
    stroke([x, y + size], [chance.between(14, 30), 106], 1.2, { fill: white, alpha: 0.8 }),
    ...tail,
    polygon(
      [
        [x, y - size],
        [x + size * 0.8, y],
        [x, y + size * 1.2],
        [x - size * 0.8, y],
      ],
      solid(main),
    ),
    polygon(
      [
        [x, y - size],
        [x + size * 0.8, y],
        [x, y],
      ],
      solid(light),
    ),
    polygon(
      [
        [x, y],
        [x, y + size * 1.2],
        [x - size * 0.8, y],
      ],
      solid(dark),
    ),
  ]
}

const wheel: Motif = (chance, { main, light, dark }) => {
  const [x, y] = [80, 55]
  const radius = chance.between(32, 44)
  const pockets = Math.floor(chance.between(8, 19)) * 2
  const turn = chance.between(0, 1)
  const parts = Array.from({ length: pockets }, (_value, index) => {
    const [from, to] = [turn + (index * 2 * Math.PI) / pockets, turn + ((index + 1) * 2 * Math.PI) / pockets]
    const corner = (angle: number, reach: number): readonly [number, number] => [
      x + Math.sin(angle) * radius * reach,
      y - Math.cos(angle) * radius * reach,
    ]
    return polygon(
      [corner(from, 0.55), corner(from, 0.95), corner(to, 0.95), corner(to, 0.55)],
      solid(index % 2 === 0 ? red : ink),
    )
  })
  const ball = turn + chance.between(0, 6)
  return [
    disc(x, y, radius + 3, solid(light)),
    disc(x, y, radius, solid(dark)),
    ...parts,
    disc(x, y, radius * 0.5, solid(main)),
    star({ x, y, points: 4, outer: radius * 0.42, inner: radius * 0.1, turn }, solid(light)),
    disc(x + Math.sin(ball) * radius * 0.66, y - Math.cos(ball) * radius * 0.66, 3, solid(white)),
  ]
}

const pips: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]

const dicePair: Motif = (chance, { main, dark }) => {
  const count = Math.floor(chance.between(1, 4))
  return Array.from({ length: count }, (_value, index) => {
    const size = chance.between(26, 36)
    const turn = chance.between(-0.6, 0.6)
    const [x, y] = [80 + (index - (count - 1) / 2) * 40, 54 + chance.between(-10, 10)]
    const spots = pips[Math.floor(chance.next() * 6)] ?? []
    const isDark = chance.next() < 0.5
    const face = { x, y, width: size, height: size, round: size * 0.2, turn }
    return [
      roundBox({ ...face, x: x + 2, y: y + 3 }, { fill: dark, alpha: 0.5 }),
      roundBox(face, solid(isDark ? main : white)),
      ...spots.map(([across, along]) =>
        disc(
          x + (across * Math.cos(turn) - along * Math.sin(turn)) * size * 0.27,
          y + (across * Math.sin(turn) + along * Math.cos(turn)) * size * 0.27,
          size * 0.09,
          solid(isDark ? white : ink),
        ),
      ),
    ]
  }).flat()
}

const balls: Motif = (chance, { main, light, dark }) => {
  const count = Math.floor(chance.between(4, 10))
  return Array.from({ length: count }, (_value, index) => {
    const radius = chance.between(9, 16)
    const [x, y] = [22 + ((index * 37) % 118) + chance.between(-6, 6), chance.between(24, 86)]
    return [
      disc(x + 1, y + 2, radius, { fill: dark, alpha: 0.45 }),
      disc(x, y, radius, solid(chance.of([main, light, white]))),
      disc(x, y, radius * 0.52, solid(white)),
      ...suit(Math.floor(chance.next() * 4), x, y - radius * 0.04, radius * 0.26),
      disc(x - radius * 0.4, y - radius * 0.48, radius * 0.16, { fill: white, alpha: 0.8 }),
    ]
  }).flat()
}

const gem: Motif = (chance, { main, light, dark }) => {
  const count = Math.floor(chance.between(1, 4))
  return Array.from({ length: count }, (_value, index) => {
    const size = chance.between(18, 30) / Math.sqrt(count) + 5
    const [x, y] = [80 + (index - (count - 1) / 2) * 42, 54 + chance.between(-8, 8)]
    const [top, middle, bottom] = [y - size, y - size * 0.35, y + size]
    return [
      polygon(
        [
          [x - size * 0.6, top],
          [x + size * 0.6, top],
          [x + size, middle],
          [x, bottom],
          [x - size, middle],
        ],
        solid(main),
      ),
      polygon(
        [
          [x - size * 0.6, top],
          [x, middle],
          [x - size, middle],
        ],
        solid(light),
      ),
      polygon(
        [
          [x + size * 0.6, top],
          [x, middle],
          [x + size, middle],
        ],
        { fill: dark, alpha: 0.55 },
      ),
      polygon(
        [
          [x - size * 0.4, middle],
          [x + size * 0.4, middle],
          [x, bottom],
        ],
        { fill: white, alpha: 0.35 },
      ),
      star({ x: x - size * 0.5, y: top + 2, points: 4, outer: 6, inner: 1.4, turn: 0 }, solid(white)),
    ]
  }).flat()
}

const fruit: Motif = (chance, { main, light, dark }) => {
  const count = Math.floor(chance.between(2, 4))
  const top: readonly [number, number] = [80 + chance.between(-8, 8), 20]
  const places = Array.from({ length: count }, (_value, index): readonly [number, number] => [
    80 + (index - (count - 1) / 2) * 34,
    66 + chance.between(-8, 10),
  ])
  const radius = chance.between(13, 19)
  return [
    ...places.map((place) => stroke(place, top, 2.2, solid([52, 120, 60]))),
    ...places.flatMap(([x, y]) => [
      disc(x, y, radius, solid(main)),
      disc(x + radius * 0.2, y + radius * 0.2, radius * 0.78, { fill: dark, alpha: 0.3 }),
      disc(x - radius * 0.35, y - radius * 0.4, radius * 0.26, { fill: light, alpha: 0.9 }),
    ]),
    star(
      { x: top[0] + 10, y: top[1] + 2, points: 2, outer: 13, inner: 5, turn: chance.between(0.8, 1.5) },
      solid([74, 160, 82]),
    ),
  ]
}

const bell: Motif = (chance, { main, light, dark }) => {
  const [x, y] = [80, 46]
  const size = chance.between(20, 29)
  return [
    disc(x, y + size * 1.05, size * 0.24, solid(dark)),
    disc(x, y, size * 0.8, solid(main)),
    polygon(
      [
        [x - size * 0.8, y],
        [x + size * 0.8, y],
        [x + size * 1.15, y + size],
        [x - size * 1.15, y + size],
      ],
      solid(main),
    ),
    roundBox(
      { x, y: y + size, width: size * 2.5, height: size * 0.24, round: size * 0.12, turn: 0 },
      solid(light),
    ),
    disc(x, y - size * 0.85, size * 0.16, solid(light)),
    stroke([x - size * 0.4, y - size * 0.2], [x - size * 0.6, y + size * 0.7], 2.4, {
      fill: white,
      alpha: 0.6,
    }),
  ]
}

const flower: Motif = (chance, { main, light, dark }) => {
  const petals = Math.floor(chance.between(5, 13))
  const [x, y] = [80, 54]
  const size = chance.between(15, 24)
  const turn = chance.between(0, 1)
  const leaf = (index: number, reach: number, fill: Colour): Shape => {
    const angle = turn + (index * 2 * Math.PI) / petals
    return disc(
      x + Math.sin(angle) * size * reach,
      y - Math.cos(angle) * size * reach,
      size * (0.62 - petals * 0.02),
      solid(fill),
    )
  }
  return [
    ...Array.from({ length: petals }, (_value, index) => leaf(index, 1.25, index % 2 === 0 ? main : light)),
    ...Array.from({ length: petals }, (_value, index) => leaf(index + 0.5, 0.8, light)),
    disc(x, y, size * 0.55, solid(dark)),
    disc(x, y, size * 0.36, solid([255, 200, 60])),
  ]
}

const moon: Motif = (chance, { main, light }) => {
  const [x, y] = [chance.between(58, 100), chance.between(42, 58)]
  const size = chance.between(22, 33)
  const shift = chance.between(0.2, 0.5)
  const holes = Array.from({ length: Math.floor(chance.between(2, 6)) }, () =>
    disc(
      x + chance.between(-0.5, 0.5) * size,
      y + chance.between(-0.5, 0.5) * size,
      size * chance.between(0.07, 0.18),
      {
        fill: main,
        alpha: 0.55,
      },
    ),
  )
  return [
    disc(x, y, size * 1.3, { fill: light, alpha: 0.16 }),
    disc(x, y, size, solid(light)),
    ...holes,
    disc(x + size * shift, y - size * shift * 0.5, size * 0.9, { fill: main, alpha: 0.35 }),
  ]
}

const towers: Motif = (chance, { main, light, dark }) => {
  const count = Math.floor(chance.between(3, 7))
  const step = 124 / count
  return Array.from({ length: count }, (_value, index) => {
    const x = 18 + step * (index + 0.5)
    const height = chance.between(28, 62)
    const width = step * 0.72
    const top = 100 - height
    const roof = chance.next() < 0.5
    return [
      roundBox({ x, y: 100 - height / 2 + 6, width, height: height + 12, round: 1, turn: 0 }, solid(main)),
      roof
        ? polygon(
            [
              [x - width * 0.62, top],
              [x + width * 0.62, top],
              [x, top - width * 0.9],
            ],
            solid(dark),
          )
        : disc(x, top, width * 0.5, solid(light)),
      roundBox(
        { x, y: top + height * 0.35, width: width * 0.24, height: width * 0.4, round: width * 0.12, turn: 0 },
        solid(light),
      ),
    ]
  }).flat()
}

const ship: Motif = (chance, { main, light, dark }) => {
  const x = 80 + chance.between(-18, 18)
  const lean = chance.between(-5, 5)
  const waves = Array.from({ length: 12 }, (_value, index) =>
    disc(index * 15 + chance.between(-3, 3), 103, chance.between(10, 15), { fill: dark, alpha: 0.75 }),
  )
  return [
    stroke([x, 78], [x + lean, 16], 2, solid(dark)),
    polygon(
      [
        [x + lean, 20],
        [x + 32, 66],
        [x + 3, 70],
      ],
      solid(white),
    ),
    polygon(
      [
        [x + lean - 2, 24],
        [x - 25, 68],
        [x - 3, 70],
      ],
      solid(light),
    ),
    polygon(
      [
        [x - 34, 76],
        [x + 36, 76],
        [x + 24, 95],
        [x - 24, 95],
      ],
      solid(main),
    ),
    ...waves,
  ]
}

export const motifs = {
  live: [cards, cards, chips],
  crash: [kiteFlying],
  virtual: [wheel, dicePair],
  slot: [gem, fruit, bell, flower, moon, towers, ship],
  lottery: [balls],
} as const

const named: readonly [RegExp, Motif][] = [
  [/card|deck|red or/i, cards],
  [/room|salon|table/i, chips],
  [/kite/i, kiteFlying],
  [/dice|faces|roll$/i, dicePair],
  [/wheel|roulette|spinner|orbit|\bring$/i, wheel],
  [/draw|numbers|jackpot|lotto|twenty/i, balls],
  [/diamond|gem|jewel|crown|treasure|vault|coins|keys/i, gem],
  [/fruit|orchard|mango|sweet|feast|harvest|vine/i, fruit],
  [/bell|chime|drum|melody|carnival|music/i, bell],
  [/blossom|lotus|garden|meadow|hearts/i, flower],
  [/moon|stars|spirit|rainbow|lantern|sunset|oasis|owl/i, moon],
  [/castle|palace|temple|bazaar|pharaoh|totem|cavern/i, towers],
  [/anchor|wave|whale|fish|reef|lagoon|voyage|pirate|island|compass|falls/i, ship],
]

export const motifNamed = (name: string): Motif | undefined => named.find(([words]) => words.test(name))?.[1]
