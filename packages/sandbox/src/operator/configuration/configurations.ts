import { careDemands, type CareDemands, type Jurisdiction } from '@kit/sdk/contract'
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

/** Adds the seeded domains that are not there yet. One that was changed stays as it is. */
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

/** The configured domains under `localhost`: names of this machine, on whichever port the operator listens. */
export async function localDomains(database: Database): Promise<string[]> {
  const rows = await configurationsByName(database)
  return rows.map(({ domainName }) => domainName).filter((name) => name.endsWith('.localhost'))
}

/** The domain that a host names. */
export const domainOf = (host: string): string => host.toLowerCase().replace(/\.?(?::\d+)?$/, '')

/** What is decided for a domain: for the default domain where it has no configuration of its own. */
function rowOf(rows: readonly ConfigurationRow[], domainName: string): ConfigurationRow | undefined {
  const named = (name: string) => rows.find((row) => row.domainName === name)
  return named(domainName.toLowerCase()) ?? named(defaultDomain)
}

/** The flags of a domain with the jurisdiction of its licence, and what that forbids turned off. */
export function flagsIn(rows: readonly ConfigurationRow[], domainName: string): FlagOverrides {
  const row = rowOf(rows, domainName)
  const jurisdiction = row?.jurisdiction ?? 'none'
  return {
    ...readFlags(row?.flags ?? {}).flags,
    'domain.jurisdiction': jurisdiction,
    ...careDemands[jurisdiction].forbids,
  }
}

/** Flags and demands of the domain that is called under a host. */
export async function rulesOfDomain(
  database: Database,
  host: string,
): Promise<{ flags: FlagOverrides; demands: CareDemands }> {
  const rows = await configurationsByName(database)
  const domainName = domainOf(host)
  const { jurisdiction } = rowOf(rows, domainName) ?? { jurisdiction: 'none' }
  return { flags: flagsIn(rows, domainName), demands: careDemands[jurisdiction] }
}

export interface ConfigurationChange {
  domainName: string
  flags: Readonly<Record<string, unknown>>
  /** Undefined to leave it. */
  jurisdiction?: Jurisdiction | undefined
  /** The state that the administrator changed; undefined for a new domain. */
  updatedAt: string | undefined
  at: Date
}

/** Replaces a domain's flags, or adds the domain. Refuses flags that no site could use, and a lost update. */
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
