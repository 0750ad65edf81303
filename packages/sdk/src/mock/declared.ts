import * as contract from '../contract/index.ts'
import type { AnyEndpoint } from '../contract/index.ts'

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'encoding' in value

const braces = ({ path }: AnyEndpoint): number => path.split('{').length

/** All calls, those with the fewest path parameters first: a request matches the most specific one. */
export const declaredCalls: readonly AnyEndpoint[] = Object.values(contract as Record<string, unknown>)
  .filter(isEndpoint)
  .toSorted((one, other) => braces(one) - braces(other))
