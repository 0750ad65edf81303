import type { CasinoGame, CasinoKind } from '@kit/sdk/contract'
import { escaped } from '../../operator/http/escaped.ts'

const grounds: Record<CasinoKind, [string, string]> = {
  live: ['#0f5132', '#0b2e1f'],
  crash: ['#1d4e89', '#0d2440'],
  virtual: ['#7a1f2b', '#3a0e14'],
  slot: ['#6a3d9a', '#2f1a47'],
  lottery: ['#8a5a00', '#432b00'],
}

const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`

const card = (x: number, y: number, turn: number, face: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-32" y="-46" width="64" height="92" rx="8" fill="#fff"/><text y="12" font-size="34" text-anchor="middle" fill="${/[♥♦]/.test(face) ? '#b3261e' : '#111'}">${face}</text></g>`

const pockets = Array.from({ length: 12 }, (_value, index) => {
  const angle = (index * Math.PI) / 6
  return circle(
    Math.round(160 + 62 * Math.cos(angle)),
    Math.round(84 + 62 * Math.sin(angle)),
    12,
    index % 2 === 0 ? '#b3261e' : '#111',
  )
}).join('')

const drawings: Record<string, string> = {
  'teen-patti': card(104, 92, -14, 'A♠') + card(160, 84, 0, 'A♥') + card(216, 92, 14, 'A♣'),
  'lucky-seven': card(160, 86, 4, '7♦'),
  'european-roulette': `${circle(160, 84, 78, '#c9a227')}${circle(160, 84, 74, '#20130a')}${pockets}${circle(160, 84, 34, '#c9a227')}`,
  'lantern-reels': [90, 160, 230]
    .map(
      (x, index) =>
        `<rect x="${x - 30}" y="44" width="60" height="84" rx="6" fill="#fff"/><text x="${x}" y="102" font-size="44" text-anchor="middle" fill="#6a3d9a">${['◆', '★', '◆'][index]}</text>`,
    )
    .join(''),
  kite: '<path d="M36 150 C120 150 190 130 262 40" fill="none" stroke="#fff" stroke-width="4"/><path d="M262 12 L290 44 L258 72 L232 42 Z" fill="#ffb300"/>',
  'three-of-twenty':
    circle(92, 88, 34, '#fff') +
    circle(160, 76, 34, '#ffd54f') +
    circle(228, 88, 34, '#fff') +
    [
      ['3', 92, 100],
      ['7', 160, 88],
      ['15', 228, 100],
    ]
      .map(
        ([face, x, y]) =>
          `<text x="${x}" y="${y}" font-size="32" text-anchor="middle" fill="#111">${face}</text>`,
      )
      .join(''),
}

/** A game's picture: SVG, 320 by 220, with its name. */
export function pictureOf({ code, name, kind }: Pick<CasinoGame, 'code' | 'name' | 'kind'>): string {
  const [light, dark] = grounds[kind]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 220" role="img" aria-label="${escaped(name)}" font-family="system-ui, sans-serif" font-weight="700">
<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs>
<rect width="320" height="220" fill="url(#g)"/>
${drawings[code] ?? ''}
<text x="160" y="202" font-size="24" text-anchor="middle" fill="#fff">${escaped(name)}</text>
</svg>
`
}
