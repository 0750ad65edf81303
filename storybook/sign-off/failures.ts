/** The worst first. */
export const kinds = {
  broken: 'Cannot be drawn',
  tokens: 'Colours nobody can tell apart or read',
  axe: 'Accessibility',
  overflow: 'Wider than the window',
  clipped: 'Text is cut off or runs over its edge',
  console: 'The console is not empty',
} as const

export type FailureKind = keyof typeof kinds

export interface Finding {
  kind: FailureKind
  /** The subject's id. Empty for the brand's tokens. */
  subject: string
  title: string
  /** The condition in which it was found: `320 px`. */
  condition: { id: string; label: string }
  /** The element or the colours with the fault, in a sentence. */
  what: string
  /** Distance in CSS px of the picture. */
  top?: number
}

/** Failure with every condition in which it was found. */
export interface Failure extends Pick<Finding, 'kind' | 'subject' | 'title'> {
  conditions: { id: string; label: string }[]
  whats: string[]
  /** Vertical, in the picture of the first condition. */
  top: number
}

const order = Object.keys(kinds)

/** Groups findings as failures: one per subject and kind, the worst kind first, then the most frequent. */
export function failuresOf(findings: readonly Finding[]): Failure[] {
  const byKey = new Map<string, Failure>()
  for (const { kind, subject, title, condition, what, top = 0 } of findings) {
    const key = `${kind} ${subject}`
    const failure = byKey.get(key) ?? { kind, subject, title, conditions: [], whats: [], top }
    if (!failure.conditions.some(({ id }) => id === condition.id)) failure.conditions.push(condition)
    if (!failure.whats.includes(what)) failure.whats.push(what)
    byKey.set(key, failure)
  }
  return [...byKey.values()].toSorted(
    (one, other) =>
      order.indexOf(one.kind) - order.indexOf(other.kind) ||
      other.conditions.length - one.conditions.length ||
      one.title.localeCompare(other.title),
  )
}

export const listOf = (failures: readonly Failure[]): string[] =>
  failures.flatMap(({ kind, title, conditions, whats }) => [
    `${kinds[kind]}: ${title || 'the brand'} (${conditions.map(({ label }) => label).join(', ')})`,
    ...whats.map((what) => `    ${what}`),
  ])

/** Returns a summary, for example `3 failures: 2 × Text is cut off, 1 × Accessibility`. */
export function summaryOf(failures: readonly Failure[]): string {
  if (failures.length === 0) return 'No failure'
  const counts = Object.entries(kinds)
    .map(([kind, words]) => [failures.filter((one) => one.kind === kind).length, words] as const)
    .filter(([count]) => count > 0)
  return `${failures.length} ${failures.length === 1 ? 'failure' : 'failures'}: ${counts.map(([count, words]) => `${count} × ${words}`).join(', ')}`
}
