/**
 * A visit's figures: times in ms since its start, amounts until the lists were shown and in total. NaN if
 * missing.
 */
export interface VisitFigures {
  firstPaint: number
  largestPaint: number
  price: number
  tapToSlip: number
  listRequests: number
  listKilobytes: number
  listScripts: number
  listScriptsCome: number
  allRequests: number
  allKilobytes: number
  allScripts: number
  blocked: number
  shift: number
}

/** Figures per repetition. A missing figure is left out. */
export interface Row {
  name: string
  repetitions: readonly Partial<VisitFigures>[]
}

/** Returns the median, or NaN if half of the visits or more have no value. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers
    .map((number) => (Number.isNaN(number) ? Infinity : number))
    .toSorted((one, other) => one - other)
  const middle = sorted[Math.floor(sorted.length / 2)]
  return middle === undefined || middle === Infinity ? Number.NaN : middle
}

const shown = (value: number, digits: number) => (Number.isNaN(value) ? '–' : value.toFixed(digits))
const seconds = (ms: number) => shown(ms / 1_000, 2)

const columns: readonly (readonly [string, (medians: VisitFigures) => string])[] = [
  ['first paint', ({ firstPaint }) => seconds(firstPaint)],
  ['largest', ({ largestPaint }) => seconds(largestPaint)],
  ['first price', ({ price }) => seconds(price)],
  ['tap to slip', ({ tapToSlip }) => seconds(tapToSlip)],
  ['requests', ({ listRequests, allRequests }) => `${shown(listRequests, 0)} / ${shown(allRequests, 0)}`],
  ['kB', ({ listKilobytes, allKilobytes }) => `${shown(listKilobytes, 0)} / ${shown(allKilobytes, 0)}`],
  ['scripts kB', ({ listScripts, allScripts }) => `${shown(listScripts, 0)} / ${shown(allScripts, 0)}`],
  ['blocked ms', ({ blocked }) => shown(blocked, 0)],
  ['shift', ({ shift }) => shown(shift, 3)],
]

const keys = [
  'firstPaint',
  'largestPaint',
  'price',
  'tapToSlip',
  'listRequests',
  'listKilobytes',
  'listScripts',
  'listScriptsCome',
  'allRequests',
  'allKilobytes',
  'allScripts',
  'blocked',
  'shift',
] as const satisfies readonly (keyof VisitFigures)[]

function mediansOf({ repetitions }: Row): VisitFigures {
  const medians = {} as VisitFigures
  for (const key of keys) medians[key] = median(repetitions.map((figures) => figures[key] ?? Number.NaN))
  return medians
}

export function tableOf(rows: readonly Row[]): string {
  const titles = ['', ...columns.map(([title]) => title)]
  const body = rows.map((row) => {
    const medians = mediansOf(row)
    return [row.name, ...columns.map(([, tell]) => tell(medians))]
  })
  const widths = titles.map((title, at) => Math.max(title.length, ...body.map((cells) => cells[at]!.length)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join(' | ')} |`
  const rule = `|${widths.map((width, at) => '-'.repeat(width + 1) + (at === 0 ? '-' : ':')).join('|')}|`
  return [line(titles), rule, ...body.map(line)].join('\n')
}

const rowOf = (rows: readonly Row[], name: string): Row =>
  rows.find((row) => row.name === name) ?? { name, repetitions: [] }

/**
 * Returns the median ratio of the pairs of each repetition, so that a slow moment of the machine affects both
 * sides.
 */
export function ratioOf(rows: readonly Row[], name: string, other: string, key: keyof VisitFigures): number {
  const base = rowOf(rows, other).repetitions
  return median(
    rowOf(rows, name).repetitions.map(
      (figures, at) => (figures[key] ?? Number.NaN) / (base[at]?.[key] ?? Number.NaN),
    ),
  )
}

export interface Aim {
  what: string
  measured: number
  most: number
  isWithin: boolean
}

/** Largest value that is displayed as 0.00. */
const noShift = 0.005

/**
 * Returns the aims of a first visit on the slow line with their measurements. A missing value fails its aim.
 */
export function aimsOf(rows: readonly Row[]): Aim[] {
  const of = (name: string, key: keyof VisitFigures) => mediansOf(rowOf(rows, name))[key]
  const aims: [what: string, most: number, measured: number][] = [
    [
      'landing: largest paint, x the static file',
      1.3,
      ratioOf(rows, 'landing', 'static file', 'largestPaint'),
    ],
    ['landing: first price, s', 1, of('landing', 'price') / 1_000],
    ['landing: login in sight for the price that was tapped, s', 1.5, of('landing', 'tapToSlip') / 1_000],
    ['player: slip in sight with the price that was tapped, s', 1.5, of('player', 'tapToSlip') / 1_000],
    ['event by its address: first price, s', 1.2, of('event', 'price') / 1_000],
    ['second visit: first price, s', 0.4, of('second visit', 'price') / 1_000],
    [
      'second visit: first price, x the largest paint of the static file again',
      1.3,
      of('second visit', 'price') / of('static file again', 'largestPaint'),
    ],
    ['landing: requests until the lists stand', 14, of('landing', 'listRequests')],
    [
      'landing: kB of scripts that had come over the line when the lists stood',
      110,
      of('landing', 'listScriptsCome'),
    ],
    ...['landing', 'second visit', 'event', 'player'].map((name): [string, number, number] => [
      `${name}: layout shift`,
      noShift,
      of(name, 'shift'),
    ]),
  ]
  return aims.map(([what, most, measured]) => ({ what, most, measured, isWithin: measured <= most }))
}

export const sentenceOf = ({ what, measured, most, isWithin }: Aim): string =>
  `${isWithin ? 'within' : 'OVER  '}  ${what}: ${shown(measured, 3)}, at most ${most}`
