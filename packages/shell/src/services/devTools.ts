import type { OperatorClient } from '@kit/sdk'
import { reportDebugger } from '@kit/sdk/contract'
import type { SiteConfig } from '../site.ts'

/** How often it is looked for, and how long a look takes at the least where dev tools are open, in ms (SEC-001). */
const devToolsMs = { check: 1_000, threshold: 100 } as const

const columns = Object.fromEntries(Array.from({ length: 250 }, (_, column) => [`c${column}`, column]))
const table = Array.from({ length: 1_000 }, () => columns)

/** Nothing but a fraction of a millisecond where nobody looks; open dev tools draw the whole table before it returns. */
function writeTable(): void {
  console.table(table)
  // Kept, they would all be drawn together when dev tools are opened, and hold the page up.
  console.clear()
}

export interface DevToolsWatch {
  config: Pick<SiteConfig, 'brand' | 'security'>
  client: Pick<OperatorClient, 'call'>
  monotonicNow(): number
  onError(error: unknown, where: string): void
  /** What takes long where dev tools are open. */
  probe?(): void
}

/**
 * Tells the operator that dev tools were opened: once for a page, never for a brand on the white list, and nothing else
 * follows (SEC-001 to SEC-003, Q-102). A slow moment of the machine looks the same: it is a hint and no proof.
 * Returns how to end it.
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
