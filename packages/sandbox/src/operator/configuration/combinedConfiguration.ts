import { capabilityNames, type Market, type SiteConfiguration } from '@kit/sdk/contract'
import { configurationOf, type FlagOverrides } from '@kit/sdk/flags/table'
import type { Home } from '@kit/sdk/contract'

export interface CombinedFacts {
  domainName: string
  flags: FlagOverrides
  nowMs: number
  /** The operator's own switches, which override every domain's flags. */
  isInMaintenance: boolean
  maintenanceMessage: string
  usesSocket: boolean
  markets: readonly Market[]
  home: Home
  wants: { marketGroup: boolean; home: boolean }
}

function tournamentOf(markets: readonly Market[]): SiteConfiguration['tournament'] {
  const sports = new Map<string, SiteConfiguration['tournament'][number]>()
  for (const { eventType, competition } of markets) {
    const sport = sports.get(eventType.id) ?? { ...eventType, competitions: [] }
    sports.set(eventType.id, sport)
    if (!sport.competitions.some(({ id }) => id === competition.id))
      sport.competitions.push({ id: competition.id, name: competition.name })
  }
  return [...sports.values()]
}

const hotEvents = 3

/** Returns the configuration with all nine keys (CONF-017). */
export function combinedConfiguration(facts: CombinedFacts): SiteConfiguration {
  const { domainName, flags, home, markets, wants } = facts
  const { domain, appConfigruation } = configurationOf(flags)
  return {
    date: new Date(facts.nowMs).toISOString(),
    maintenance: facts.isInMaintenance,
    ...(facts.maintenanceMessage && { maintenanceMessage: facts.maintenanceMessage }),
    domain: { type: 'b2c', whitelabelId: 'sandbox', ...domain, domainName },
    globalAppConfiguration: {},
    appConfigruation: {
      ...appConfigruation,
      useSocket: facts.usesSocket && flags['socket.enabled'] !== false,
    },
    capabilities: [...capabilityNames],
    hotEvent: home.highlight.slice(0, hotEvents),
    tournament: tournamentOf(markets),
    ...(wants.marketGroup && { marketGroup: [...markets] }),
    ...(wants.home && { home }),
  }
}
