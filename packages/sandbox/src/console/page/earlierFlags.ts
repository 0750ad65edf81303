import * as z from 'zod/mini'

const earlier = z.object({ at: z.string(), flags: z.record(z.string(), z.unknown()) })

/** What a domain had before this tab first changed it. */
export type EarlierFlags = z.output<typeof earlier>

const keyOf = (domainName: string): string => `kit.console.earlier.${domainName}`

export function earlierFlags(domainName: string): EarlierFlags | undefined {
  try {
    return earlier.parse(JSON.parse(sessionStorage.getItem(keyOf(domainName)) ?? ''))
  } catch {
    return undefined
  }
}

/** Keeps what a domain has, unless something earlier is kept. */
export function keepFlags(domainName: string, flags: EarlierFlags['flags']): void {
  if (earlierFlags(domainName)) return
  sessionStorage.setItem(keyOf(domainName), JSON.stringify({ at: new Date().toISOString(), flags }))
}

export const forgetFlags = (domainName: string): void => sessionStorage.removeItem(keyOf(domainName))

/** Names of the flags that two records decide differently. */
export function changedFlags(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name])).toSorted()
}
