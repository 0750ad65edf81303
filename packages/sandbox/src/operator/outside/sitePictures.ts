import { escaped } from '../http/escaped.ts'

/** A picture of a domain's theme: a slide of the home page, or the welcome banner. */
interface SitePicture {
  title: string
  line: string
  /** Colours from one edge of the page to the other. */
  colours: readonly [from: string, to: string, accent: string]
  drawing: string
}

const dark = ['#0b2a1f', '#06110d', '#ffb13d'] as const
const plum = ['#4a1252', '#1d0a24', '#e0ac45'] as const
const slate = ['#1f3a5f', '#0e1b2e', '#9fd0ff'] as const

const beams = `<g fill="ACCENT"><path opacity=".16" d="M860 0 L1010 336 L710 336 Z"/><path opacity=".12" d="M1010 0 L1170 336 L850 336 Z"/>
<circle cx="860" cy="26" r="12"/><circle cx="1010" cy="26" r="12"/><rect x="680" y="300" width="520" height="4" opacity=".6"/></g>`
const bat = `<g fill="none" stroke="ACCENT" stroke-width="10" stroke-linecap="round" stroke-linejoin="round">
<path d="M830 270 L960 120 a26 26 0 0 1 40 34 L870 304 Z"/><path d="M985 130 L1040 66"/><circle cx="1090" cy="230" r="34"/><path d="M1070 204 q22 26 8 58"/></g>`
const rungs = `<g fill="ACCENT">${[0, 1, 2, 3, 4, 5]
  .map(
    (row) =>
      `<rect x="${800 + row * 24}" y="${58 + row * 38}" width="${360 - row * 48}" height="26" rx="6" opacity="${0.9 - row * 0.13}"/>`,
  )
  .join('')}</g>`
const cards = `<g fill="none" stroke="ACCENT" stroke-width="8">${[-24, -8, 8, 24]
  .map(
    (turn) => `<rect x="890" y="70" width="130" height="196" rx="16" transform="rotate(${turn} 955 330)"/>`,
  )
  .join('')}</g>`

const pictures: Readonly<Record<string, SitePicture>> = {
  'in-play': {
    title: 'In play, ball by ball',
    line: 'Back or lay while the match is on.',
    colours: dark,
    drawing: bat,
  },
  'cash-out': {
    title: 'Cash out when you like',
    line: 'Close a position before the market ends.',
    colours: dark,
    drawing: rungs,
  },
  floodlights: {
    title: 'Good to have you here',
    line: 'Tap a price to put it in your slip.',
    colours: dark,
    drawing: beams,
  },
  'live-casino': {
    title: 'The tables are open',
    line: 'Every round can be checked after it ends.',
    colours: plum,
    drawing: cards,
  },
  curtain: {
    title: 'Good to have you here',
    line: 'Choose a game to begin.',
    colours: plum,
    drawing: beams,
  },
  ladder: {
    title: 'The ladder, one tap a price',
    line: 'Unmatched orders stand at their prices.',
    colours: slate,
    drawing: rungs,
  },
  desk: {
    title: 'Your desk is ready',
    line: 'Press ? for the keys.',
    colours: slate,
    drawing: rungs,
  },
}

export type SitePictureName =
  | 'in-play'
  | 'cash-out'
  | 'floodlights'
  | 'live-casino'
  | 'curtain'
  | 'ladder'
  | 'desk'

/**
 * Returns a picture as SVG, 1200 by 336, or undefined for an unknown name. It has no script and no
 * references.
 */
export function sitePicture(name: string): string | undefined {
  const picture = Object.hasOwn(pictures, name) ? pictures[name] : undefined
  if (!picture) return undefined
  const { title, line, drawing } = picture
  const [from, to, accent] = picture.colours
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 336" width="1200" height="336">
<defs><linearGradient id="g"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
<rect width="1200" height="336" fill="url(#g)"/>${drawing.replaceAll('ACCENT', accent)}
<g fill="#fff" font-family="system-ui, sans-serif"><text x="64" y="164" font-size="54" font-weight="800">${escaped(title)}</text>
<text x="64" y="220" font-size="30" opacity=".85">${escaped(line)}</text></g></svg>`
}
