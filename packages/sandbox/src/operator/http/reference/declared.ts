import * as contract from '@kit/sdk/contract'
import type { AnyEndpoint, AnySocketEvent } from '@kit/sdk/contract'

const declarations: Record<string, unknown> = { ...contract }
const has = (value: unknown, ...names: string[]): boolean =>
  typeof value === 'object' && value !== null && names.every((name) => name in value)

export const declaredEndpoints: readonly AnyEndpoint[] = Object.values(declarations).filter(
  (value): value is AnyEndpoint => has(value, 'method', 'encoding'),
)

export const declaredEvents: Readonly<Record<string, AnySocketEvent>> = Object.fromEntries(
  Object.entries(declarations).filter((entry): entry is [string, AnySocketEvent] =>
    has(entry[1], 'event', 'payload'),
  ),
)
