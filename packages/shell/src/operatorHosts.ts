import type { OperatorHosts } from '@kit/sdk'
import type { SiteConfig } from './site.ts'

export function hostsOf(
  { operator: { hosts } }: SiteConfig,
  { hostname, origin }: { hostname: string; origin: string },
): OperatorHosts {
  const given = typeof hosts === 'function' ? hosts(hostname) : hosts
  const own = typeof given === 'object' ? given : { domain: given }
  return { ...own, domain: own.domain || origin }
}
