import * as z from 'zod/mini'
import { fittingParts, type Misfit } from '../codec/fittingParts.ts'
import type { FlagOverrides } from './flag.ts'
import { flagSchemas } from './flagSchemas.ts'

export interface ReadFlags {
  flags: FlagOverrides
  /** Values, or fields of them, that were left out. */
  misfits: Misfit[]
  /** Names that are no flag's. */
  unknown: string[]
}

const overrides = /* @__PURE__ */ z.partial(/* @__PURE__ */ z.object(flagSchemas))

/**
 * Reads flags that are not typed: of an operator's record, of a browser's storage, of a file in JSON. Wrong values are
 * left out and named, unknown names are listed; it throws nothing.
 */
export function readFlags(record: unknown): ReadFlags {
  const { read, misfits } = fittingParts(overrides, record)
  const unknown =
    typeof record === 'object' && record !== null
      ? Object.keys(record).filter((name) => !Object.hasOwn(flagSchemas, name))
      : []
  return { flags: read ?? {}, misfits, unknown }
}

/** Returns the errors of flags as one line for the console; empty without errors. */
export const reportOf = ({ misfits, unknown }: Pick<ReadFlags, 'misfits' | 'unknown'>): string =>
  [
    ...misfits.map(({ path, reason }) => `${path || 'the record'} ${reason}`),
    ...unknown.map((name) => `${name} is not a flag`),
  ].join('; ')
