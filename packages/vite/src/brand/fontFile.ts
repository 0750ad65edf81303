import { readFileSync, statSync } from 'node:fs'
import { create, type Font } from 'fontkitten'

/** Measured. Lengths are in em. */
export interface FontFile {
  /** Value of `font-weight`: `400`, or the range of a variable font. */
  weight: string
  /** The file's closest weight to that of text. */
  measuredWeight: number
  average: number
  ascent: number
  descent: number
  /** Those of English text. */
  hasLetters: boolean
  characters: readonly number[]
}

/** Frequency of letters in English text, in percent. The averages of the fallbacks use the same table. */
const frequency = Object.entries({
  ' ': 18,
  e: 10.4,
  t: 7.4,
  a: 6.6,
  o: 6.2,
  n: 5.7,
  i: 5.7,
  s: 5.2,
  h: 5,
  r: 4.9,
  d: 3.5,
  l: 3.3,
  c: 2.2,
  u: 2.3,
  m: 2,
  w: 1.9,
  f: 1.8,
  g: 1.6,
  y: 1.6,
  p: 1.5,
  b: 1.2,
  v: 0.8,
  k: 0.6,
})
const figures = [...'0123456789'].map((figure) => [figure, 1] as const)
const textWeight = 400

interface Region {
  startCoord: number
  peakCoord: number
  endCoord: number
}

/** Tables of a variable font. The library reads them but applies them only to uncompressed files. */
interface VariationTables {
  fvar?: { axis: { axisTag: string; minValue: number; defaultValue: number; maxValue: number }[] }
  avar?: { segment: { correspondence: { fromCoord: number; toCoord: number }[] }[] }
  HVAR?: {
    advanceWidthMapping?: { mapCount: number; mapData: { outerIndex: number; innerIndex: number }[] }
    itemVariationStore: {
      variationRegionList: { variationRegions: Region[][] }
      itemVariationData: { regionIndexes: number[]; deltaSets: { deltas: number[] }[] }[]
    }
  }
}

/** Maps a position on an axis, -1 to 1, by its `avar` table. */
function mapped(value: number, map: readonly { fromCoord: number; toCoord: number }[]): number {
  const next = map.findIndex(({ fromCoord }) => fromCoord >= value)
  const [from, to] = [map[next - 1], map[next]]
  if (!to) return value
  if (!from || to.fromCoord === from.fromCoord) return to.toCoord
  const share = (value - from.fromCoord) / (to.fromCoord - from.fromCoord)
  return from.toCoord + share * (to.toCoord - from.toCoord)
}

function positionsAt(weight: number, { fvar, avar }: VariationTables): number[] {
  return (fvar?.axis ?? []).map(({ axisTag, minValue, defaultValue, maxValue }, index) => {
    const value = axisTag.trim() === 'wght' ? Math.min(Math.max(weight, minValue), maxValue) : defaultValue
    const room = value < defaultValue ? defaultValue - minValue : maxValue - defaultValue
    return mapped(room === 0 ? 0 : (value - defaultValue) / room, avar?.segment[index]?.correspondence ?? [])
  })
}

/** Returns how much of a region's change applies at a position, 0 to 1. */
function shareOf(region: readonly Region[], positions: readonly number[]): number {
  return region.reduce((share, { startCoord: start, peakCoord: peak, endCoord: end }, index) => {
    const at = positions[index] ?? 0
    if (peak === 0 || at === peak || (start < 0 && end > 0)) return share
    if (at <= start || at >= end) return 0
    return share * (at < peak ? (at - start) / (peak - start) : (end - at) / (end - peak))
  }, 1)
}

/** Widening compared with the default weight, in font units. */
function widening(font: Font, weight: number): (glyph: number) => number {
  const tables = font as unknown as VariationTables
  const { HVAR } = tables
  if (!HVAR) return () => 0
  const positions = positionsAt(weight, tables)
  const { itemVariationStore: store, advanceWidthMapping: map } = HVAR
  const shares = store.variationRegionList.variationRegions.map((region) => shareOf(region, positions))
  return (glyph) => {
    const { outerIndex, innerIndex } = map?.mapData[Math.min(glyph, map.mapCount - 1)] ?? {
      outerIndex: 0,
      innerIndex: glyph,
    }
    const { regionIndexes = [], deltaSets = [] } = store.itemVariationData[outerIndex] ?? {}
    const { deltas = [] } = deltaSets[innerIndex] ?? {}
    return regionIndexes.reduce((sum, region, index) => sum + (deltas[index] ?? 0) * (shares[region] ?? 0), 0)
  }
}

const has = (font: Font, signs: readonly (readonly [string, number])[]) =>
  signs.every(([sign]) => font.hasGlyphForCodePoint(sign.codePointAt(0)!))

/** Returns the mean width of a letter; of a digit in a font without letters; else of all its characters. */
function averageOf(font: Font, weight: number): number {
  const wider = widening(font, weight)
  const table = [frequency, figures].find((signs) => has(font, signs))
  if (!table) return font['OS/2'].xAvgCharWidth / font.unitsPerEm
  const total = table.reduce((sum, [, share]) => sum + share, 0)
  const width = table.reduce((sum, [sign, share]) => {
    const { id, advanceWidth } = font.glyphForCodePoint(sign.codePointAt(0)!)
    return sum + (advanceWidth + wider(id)) * share
  }, 0)
  return width / total / font.unitsPerEm
}

export function rangesOf(characters: readonly number[]): string {
  const hex = (code: number) => code.toString(16).toUpperCase()
  const ranges: [number, number][] = []
  for (const code of [...characters].toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && code <= last[1] + 1) last[1] = code
    else ranges.push([code, code])
  }
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',')
}

/** Browsers use the typographic metrics if the font requests it, else those of the horizontal header. */
function heightsOf(font: Font): { ascent: number; descent: number } {
  const { 'OS/2': os2, unitsPerEm } = font
  return os2.fsSelection.useTypoMetrics
    ? { ascent: os2.typoAscender / unitsPerEm, descent: -os2.typoDescender / unitsPerEm }
    : { ascent: font.ascent / unitsPerEm, descent: -font.descent / unitsPerEm }
}

function measured(font: Font): FontFile {
  const { wght } = font.variationAxes
  const weightClass = font['OS/2'].usWeightClass
  const measuredWeight = wght ? Math.min(Math.max(textWeight, wght.min), wght.max) : weightClass
  return {
    weight: wght ? `${wght.min} ${wght.max}` : String(weightClass),
    measuredWeight,
    average: averageOf(font, measuredWeight),
    ...heightsOf(font),
    hasLetters: has(font, frequency),
    characters: font.characterSet,
  }
}

/** Size limit of a font file in bytes: more than twice the largest of the kit's fonts. */
const mostBytes = 500_000

/**
 * Measures a WOFF2 file. Returns its fault as a sentence that begins with `shown`, the file as the brand names it.
 */
export function readFont(file: string, shown: string): FontFile | string {
  const { size } = statSync(file)
  if (size === 0) return `${shown} is empty.`
  if (size > mostBytes)
    return `${shown} has ${(size / 1e6).toFixed(1)} MB, and a font has at most 500 kB: leave out the characters that the site does not use.`
  const bytes = readFileSync(file)
  if (bytes.subarray(0, 4).toString('latin1') !== 'wOF2')
    return `${shown} is not a WOFF2 file: convert it, because every browser reads WOFF2 and it is the smallest.`
  try {
    const font = create(bytes)
    if (!font.isCollection) return measured(font)
    return `${shown} has several fonts: give a file for each.`
  } catch {
    return `${shown} is cut short or damaged.`
  }
}
