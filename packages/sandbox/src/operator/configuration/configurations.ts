import { careDemands, strictestDemands, type CareDemands, type Jurisdiction } from '@kit/sdk/contract'
import { readFlags, reportOf, type FlagOverrides } from '@kit/sdk/flags/table'
import { and, eq } from 'drizzle-orm'
import { domainConfiguration, type Database } from '../database/schema.ts'
import { Refused } from '../http/refused.ts'
import { defaultDomain, seededConfigurations } from './seededConfigurations.ts'

export type ConfigurationRow = typeof domainConfiguration.$inferSelect

const flagsWrong = (problems: string) =>
  new Refused(400, {
    message: `Nothing was changed: ${problems}`,
    code: 'flags-wrong',
    field: 'flags',
    details: { problems },
  })

const changedMeanwhile = () =>
  new Refused(409, {
    message: 'This configuration has been changed meanwhile. Read it again.',
    code: 'configuration-changed',
    field: 'updatedAt',
  })

/** Adds missing seeded domains. A changed one stays as it is. */
export const seedConfigurations = (database: Database, at: Date): Promise<unknown> =>
  database
    .insert(domainConfiguration)
    .values(
      Object.entries(seededConfigurations).map(([domainName, flags]) => ({
        domainName,
        flags,
        updatedAt: at,
      })),
    )
    .onConflictDoNothing()

export const configurationsByName = (database: Database): Promise<ConfigurationRow[]> =>
  database.select().from(domainConfiguration).orderBy(domainConfiguration.domainName)

/**
 * Returns the configured domains under `localhost`: names of this machine, on whichever port the operator
 * listens.
 */
export async function localDomains(database: Database): Promise<string[]> {
  const rows = await configurationsByName(database)
  return rows.map(({ domainName }) => domainName).filter((name) => name.endsWith('.localhost'))
}

export const domainOf = (host: string): string => host.toLowerCase().replace(/\.?(?::\d+)?$/, '')

/** The default domain's if the domain has none. */
function rowOf(rows: readonly ConfigurationRow[], domainName: string): ConfigurationRow | undefined {
  const named = (name: string) => rows.find((row) => row.domainName === name)
  return named(domainName.toLowerCase()) ?? named(defaultDomain)
}

/**
 * Returns the flags of a domain with the jurisdiction of its licence, and with forbidden flags turned off.
 */
export function flagsIn(rows: readonly ConfigurationRow[], domainName: string): FlagOverrides {
  const row = rowOf(rows, domainName)
  const jurisdiction = row?.jurisdiction ?? 'none'
  return {
    ...readFlags(row?.flags ?? {}).flags,
    'domain.jurisdiction': jurisdiction,
    ...careDemands[jurisdiction].forbids,
  }
}

export interface DomainRules {
  flags: readonly FlagOverrides[]
  /** The strictest requirements of their licences. */
  demands: CareDemands
}

/** Returns the rules of domains. If they differ, the stricter one counts. */
export async function rulesOfDomains(
  database: Database,
  domainNames: readonly string[],
): Promise<DomainRules> {
  const rows = await configurationsByName(database)
  const licences = domainNames.map((name) => rowOf(rows, name)?.jurisdiction ?? 'none')
  return {
    flags: domainNames.map((name) => flagsIn(rows, name)),
    demands: strictestDemands(licences.map((licence) => careDemands[licence])),
  }
}

/** The default domain if the host has none. */
export async function configuredDomain(database: Database, host: string): Promise<string> {
  return rowOf(await configurationsByName(database), domainOf(host))?.domainName ?? defaultDomain
}

export async function isConfigured(database: Database, host: string): Promise<boolean> {
  const name = domainOf(host)
  return (await configurationsByName(database)).some(({ domainName }) => domainName === name)
}

export interface ConfigurationChange {
  domainName: string
  flags: Readonly<Record<string, unknown>>
  /** Undefined to leave it unchanged. */
  jurisdiction?: Jurisdiction | undefined
  /** The state that the administrator changed, or undefined for a new domain. */
  updatedAt: string | undefined
  at: Date
}

/**
 * Replaces a domain's flags, or adds the domain. Throws for flags that no site could use, and for a lost
 * update.
 */
export async function changeConfiguration(
  tx: Database,
  { domainName, flags, jurisdiction, updatedAt, at }: ConfigurationChange,
): Promise<ConfigurationRow> {
  const problems = reportOf(readFlags(flags))
  if (problems !== '') throw flagsWrong(problems)
  const row = { domainName, flags, updatedAt: at, ...(jurisdiction && { jurisdiction }) }
  const [changed] =
    updatedAt === undefined
      ? await tx.insert(domainConfiguration).values(row).onConflictDoNothing().returning()
      : await tx
          .update(domainConfiguration)
          .set(row)
          .where(
            and(
              eq(domainConfiguration.domainName, domainName),
              eq(domainConfiguration.updatedAt, new Date(updatedAt)),
            ),
          )
          .returning()
  if (!changed) throw changedMeanwhile()
  return changed
}
