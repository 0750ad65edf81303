import type { OperatorClient } from '@kit/sdk'
import { reportDebugger } from '@kit/sdk/contract'
import type { SiteConfig } from '../site.ts'

/**
 * Interval of dev tools checks, and the duration from which they count as open, in ms (SEC-001).
 */
const devToolsMs = { check: 1_000, threshold: 100 } as const

const columns = Object.fromEntries(Array.from({ length: 250 }, (_, column) => [`c${column}`, column]))
const table = Array.from({ length: 1_000 }, () => columns)

/** Takes a fraction of a millisecond when dev tools are closed; open dev tools render the whole table before it returns. */
function writeTable(): void {
  console.table(table)
  // Without clearing, opening dev tools would render all tables at once and block the page.
  console.clear()
}

export interface DevToolsWatch {
  config: Pick<SiteConfig, 'brand' | 'security'>
  client: Pick<OperatorClient, 'call'>
  monotonicNow(): number
  onError(error: unknown, where: string): void
  /** An action that is slow while dev tools are open. */
  probe?(): void
}

/**
 * Reports opened developer tools once per page, never for a brand on the white list, with no other effect (SEC-001 to SEC-003, Q-102). It is
 * a hint, not a proof: a slow device looks the same. Returns a function that stops it.
 */
export function reportDevTools({
  config: { brand, security },
  client,
  monotonicNow,
  onError,
  probe = writeTable,
}: DevToolsWatch): () => void {
  if (security?.devToolsWhitelist?.includes(brand.name)) return () => {}
  const timer = setInterval(() => {
    const before = monotonicNow()
    probe()
    if (monotonicNow() - before <= devToolsMs.threshold) return
    clearInterval(timer)
    client.call(reportDebugger, {}).catch((error: unknown) => onError(error, 'the report of dev tools'))
  }, devToolsMs.check)
  return () => clearInterval(timer)
}
