// By the package's own name: bundled into one file of types, a namespace would name types as values.
// oxlint-disable-next-line no-restricted-imports -- it is this package
import type * as published from '@kit/sdk/contract'
import * as contract from '../contract/index.ts'
import type { AnyEndpoint } from '../contract/index.ts'

type Contract = typeof published

/** The contract's calls by name. */
export type Calls = {
  [
    Name in keyof Contract as Contract[Name] extends AnyEndpoint ? Name : never
  ]: Contract[Name] extends AnyEndpoint ? Contract[Name] : never
}

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'encoding' in value

const braces = ({ path }: AnyEndpoint): number => path.split('{').length

/** All calls, those with the fewest path parameters first: a request matches the most specific one. */
export const declaredCalls: readonly AnyEndpoint[] = Object.values(contract as Record<string, unknown>)
  .filter(isEndpoint)
  .toSorted((one, other) => braces(one) - braces(other))
