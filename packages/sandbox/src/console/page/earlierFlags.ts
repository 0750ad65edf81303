import * as z from 'zod/mini'

const earlier = z.object({ at: z.string(), flags: z.record(z.string(), z.unknown()) })

/** The flags of a domain before this tab first changed them. */
export type EarlierFlags = z.output<typeof earlier>

const keyOf = (domainName: string): string => `kit.console.earlier.${domainName}`

export function earlierFlags(domainName: string): EarlierFlags | undefined {
  try {
    return earlier.parse(JSON.parse(sessionStorage.getItem(keyOf(domainName)) ?? ''))
  } catch {
    return undefined
  }
}

/** Does nothing if earlier flags are already stored. */
export function keepFlags(domainName: string, flags: EarlierFlags['flags']): void {
  if (earlierFlags(domainName)) return
  sessionStorage.setItem(keyOf(domainName), JSON.stringify({ at: new Date().toISOString(), flags }))
}

export const forgetFlags = (domainName: string): void => sessionStorage.removeItem(keyOf(domainName))

export function changedFlags(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name])).toSorted()
}
