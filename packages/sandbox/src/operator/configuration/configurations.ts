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

/** The flags of a domain; those of the default domain where it has none of its own. */
export async function flagsOfDomain(database: Database, domainName: string): Promise<FlagOverrides> {
  const rows = await configurationsByName(database)
  const named = (name: string) => rows.find((row) => row.domainName === name)
  const row = named(domainName.toLowerCase()) ?? named(defaultDomain)
  return readFlags(row?.flags ?? {}).flags
}

export interface ConfigurationChange {
  domainName: string
  flags: Readonly<Record<string, unknown>>
  /** The state that the administrator changed; undefined for a new domain. */
  updatedAt: string | undefined
  at: Date
}

/** Replaces a domain's flags, or adds the domain. Refuses flags that no site could use, and a lost update. */
export async function changeConfiguration(
  tx: Database,
  { domainName, flags, updatedAt, at }: ConfigurationChange,
): Promise<ConfigurationRow> {
  const problems = reportOf(readFlags(flags))
  if (problems !== '') throw flagsWrong(problems)
  const row = { domainName, flags, updatedAt: at }
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
