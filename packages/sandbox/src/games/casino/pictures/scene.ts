import type { CasinoKind } from '@kit/sdk/contract'
import { chanceOf, type Chance } from './chance.ts'
import { colourOf, mixed, white, type Colour } from './colour.ts'
import { motifNamed, motifs } from './motifs.ts'
import { disc, polygon, ring, star, stroke, type Shape } from './shapes.ts'

/** A picture: a gradient from one colour to another with shapes on it, 160 wide and 110 high. */
export interface Scene {
  from: Colour
  to: Colour
  /** Rotation in radians. */
  turn: number
  shapes: Shape[]
}

export interface PicturedGame {
  code: string
  name: string
  kind: CasinoKind
}

const hues: Readonly<Record<CasinoKind, readonly [number, number]>> = {
  live: [110, 190],
  crash: [190, 260],
  virtual: [330, 400],
  slot: [0, 360],
  lottery: [20, 60],
}

interface Palette {
  hue: number
  from: Colour
  to: Colour
}

function paletteOf({ code, kind }: PicturedGame): Palette {
  const chance = chanceOf(`colours of ${code}`)
  const [low, high] = hues[kind]
  const hue = chance.between(low, high)
  const saturation = chance.between(0.5, 0.8)
  return {
    hue,
    from: colourOf(hue, saturation, chance.between(0.3, 0.44)),
    to: colourOf(hue + chance.between(-40, 40), saturation, chance.between(0.1, 0.2)),
  }
}

export const mainColourOf = (game: PicturedGame): Colour => {
  const { from, to } = paletteOf(game)
  return mixed(from, to, 0.5)
}

type Backdrop = (chance: Chance, light: Colour) => Shape[]
const faint = (fill: Colour, alpha: number) => ({ fill, alpha })

const backdrops: readonly [Backdrop, ...Backdrop[]] = [
  (chance, light) => {
    const [x, y] = [chance.between(20, 140), chance.between(10, 100)]
    const count = Math.floor(chance.between(7, 15))
    const turn = chance.next()
    return Array.from({ length: count }, (_value, index) => {
      const at = (angle: number): readonly [number, number] => [
        x + Math.sin(angle) * 200,
        y + Math.cos(angle) * 200,
      ]
      const angle = turn + (index * 2 * Math.PI) / count
      return polygon([[x, y], at(angle), at(angle + Math.PI / count)], faint(light, 0.13))
    })
  },
  (chance, light) =>
    Array.from({ length: Math.floor(chance.between(14, 40)) }, () =>
      disc(
        chance.between(0, 160),
        chance.between(0, 110),
        chance.between(0.6, 2.6),
        faint(white, chance.between(0.2, 0.7)),
      ),
    ).concat(disc(chance.between(30, 130), 55, chance.between(30, 60), faint(light, 0.16))),
  (chance, light) =>
    Array.from({ length: 4 }, (_value, index) =>
      disc(chance.between(0, 160), 150 - index * 6, chance.between(52, 84), faint(light, 0.14)),
    ),
  (chance, light) => {
    const step = chance.between(10, 22)
    const lean = chance.between(-50, 50)
    return Array.from({ length: 20 }, (_value, index) =>
      stroke([index * step - 60, -10], [index * step - 60 + lean, 120], step * 0.35, faint(light, 0.13)),
    )
  },
  (chance, light) => {
    const [x, y] = [chance.between(40, 120), chance.between(30, 80)]
    return Array.from({ length: 6 }, (_value, index) =>
      ring(x, y, 14 + index * chance.between(11, 17), 4, faint(light, 0.15)),
    )
  },
  (chance, light) =>
    Array.from({ length: Math.floor(chance.between(6, 14)) }, () =>
      star(
        {
          x: chance.between(0, 160),
          y: chance.between(0, 110),
          points: 4,
          outer: chance.between(3, 11),
          inner: 1.5,
          turn: chance.next(),
        },
        faint(light, chance.between(0.25, 0.6)),
      ),
    ),
]

/** Returns the scene of a game: always the same for a code, and different from all others. */
export function sceneOf(game: PicturedGame): Scene {
  const chance = chanceOf(game.code)
  const { hue, from, to } = paletteOf(game)
  const accent = hue + chance.between(90, 250)
  const colours = {
    main: colourOf(accent, chance.between(0.6, 0.9), chance.between(0.45, 0.58)),
    light: colourOf(accent + chance.between(-30, 30), 0.85, chance.between(0.7, 0.82)),
    dark: colourOf(accent, 0.6, chance.between(0.14, 0.26)),
  }
  const motif = motifNamed(game.name) ?? chance.of(motifs[game.kind])
  return {
    from,
    to,
    turn: chance.between(0, Math.PI),
    shapes: [...chance.of(backdrops)(chance, colours.light), ...motif(chance, colours)],
  }
}
