import { nearestWord } from './nearestWord.ts'

/** A sentence for each fault of the value at a path. */
export type Shape = (value: unknown, at: string) => string[]

export type Fields<Thing> = Readonly<Record<keyof Required<Thing>, Shape>>

function suggestion(word: string, known: readonly string[]): string {
  const nearest = nearestWord(word, known)
  return nearest ? `did you mean "${nearest}"?` : `it knows ${known.join(', ')}.`
}

/** Returns the name of a value in a sentence. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return `the text "${value}"`
  if (typeof value === 'number') return `the number ${value}`
  if (typeof value === 'function') return 'a function'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' && value !== null ? 'an object' : String(value)
}

const misfit = (value: unknown, at: string, wanted: string) => [
  `"${at}" is ${shown(value)}, and has to be ${wanted}.`,
]

/** `wanted` describes the accepted values in a sentence. */
export const fits =
  (accepts: (value: unknown) => boolean, wanted: string): Shape =>
  (value, at) =>
    accepts(value) ? [] : misfit(value, at, wanted)

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** Refuses an empty text; `like` is an example. */
export const text = (like: string): Shape => fits(isText, `a text, like "${like}"`)

export const number = (least: number, most: number): Shape =>
  fits(
    (value) => typeof value === 'number' && value >= least && value <= most,
    `a number from ${least} to ${most}`,
  )

export const call = (wanted: string): Shape => fits((value) => typeof value === 'function', wanted)

export const color: Shape = (value, at) =>
  typeof value === 'string' && /^#[0-9a-fA-F]{6}$/.test(value)
    ? []
    : [`"${at}" is ${shown(value)}, which is not a colour of the form #rrggbb.`]

export const oneOf =
  (...known: readonly string[]): Shape =>
  (value, at) => {
    if (typeof value !== 'string') return misfit(value, at, `one of ${known.join(', ')}`)
    return known.includes(value) ? [] : [`"${value}" is not a value of ${at}: ${suggestion(value, known)}`]
  }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const below = (at: string, key: string) => (at === '' ? key : `${at}.${key}`)

/** Accepts no other fields. Fields that are not `required` may be missing. */
export function object<Thing>(
  fields: Fields<Thing>,
  required: readonly (keyof Thing & string)[] = [],
): Shape {
  const known = Object.keys(fields)
  return (value, at) => {
    if (!isObject(value)) return misfit(value, at, `an object with ${known.join(', ')}`)
    const given = Object.keys(value)
    const unknown = given.filter((key) => !Object.hasOwn(fields, key))
    const wrong = given.flatMap((key) => {
      if (unknown.includes(key))
        return [`"${below(at, key)}" is not a field of a brand: ${suggestion(key, known)}`]
      return value[key] === undefined ? [] : fields[key as keyof Thing](value[key], below(at, key))
    })
    // A mistyped required field is reported once, not also as missing.
    const meant = new Set(unknown.map((key) => nearestWord(key, known)))
    const missing = required
      .filter((key) => value[key] === undefined && !meant.has(key))
      .map((key) => `"${below(at, key)}" is missing: write it.`)
    return [...wrong, ...missing]
  }
}

/** Accepts any keys. */
export const record =
  (shape: Shape, wanted: string): Shape =>
  (value, at) =>
    isObject(value)
      ? Object.entries(value).flatMap(([key, one]) => shape(one, below(at, key)))
      : misfit(value, at, wanted)

export const list =
  (shape: Shape, wanted: string): Shape =>
  (value, at) =>
    Array.isArray(value)
      ? value.flatMap((one, index) => shape(one, `${at}[${index}]`))
      : misfit(value, at, wanted)
