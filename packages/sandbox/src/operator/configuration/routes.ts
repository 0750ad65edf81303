import {
  getConfiguration,
  listDomainConfigurations,
  setDomainConfiguration,
  type DomainConfiguration,
  type SiteConfiguration,
} from '@kit/sdk/contract'
import type { CheckTransactionCode } from '../accounts/transactionCode.ts'
import { once } from '../control/command.ts'
import type { Database } from '../database/schema.ts'
import { firstScreen, route, type Route } from '../http/route.ts'
import { shareForAMoment } from '../http/shareForAMoment.ts'
import { createHomeAnswers, type HomeBooks } from '../markets/homeAnswers.ts'
import type { Switches } from '../switches/switches.ts'
import { combinedConfiguration } from './combinedConfiguration.ts'
import {
  changeConfiguration,
  configurationsByName,
  domainOf,
  flagsIn,
  type ConfigurationRow,
} from './configurations.ts'

export interface ConfigurationServices {
  database: Database
  books: HomeBooks
  clock(): number
  switches: Pick<Switches, 'isInMaintenance' | 'maintenanceMessage' | 'usesSocket'>
  checkTransactionCode: CheckTransactionCode
}

const publicOf = ({ domainName, flags, jurisdiction, updatedAt }: ConfigurationRow): DomainConfiguration => ({
  domainName,
  flags,
  jurisdiction,
  updatedAt: updatedAt.toISOString(),
})

/**
 * Calls that return the configuration of a domain to its site, and the administrator's calls that change it.
 */
export function configurationRoutes({
  database,
  books,
  clock,
  switches,
  checkTransactionCode,
}: ConfigurationServices): Route[] {
  const homeNow = createHomeAnswers(books, clock)
  const share = shareForAMoment<SiteConfiguration>(clock)
  const shareRows = shareForAMoment<Promise<ConfigurationRow[]>>(clock)
  let changes = 0
  const rowsNow = () => shareRows(String(changes), () => configurationsByName(database))
  return [
    route(getConfiguration, async ({ domainUrl, marketGroup, home, first }, { host }) => {
      const domainName = domainUrl || domainOf(host)
      const facts = {
        domainName,
        flags: flagsIn(await rowsNow(), domainName),
        isInMaintenance: switches.isInMaintenance(),
        maintenanceMessage: switches.maintenanceMessage(),
        usesSocket: switches.usesSocket(),
        wants: { marketGroup, home },
      }
      const key = JSON.stringify([books.revision, first, facts])
      return {
        docs: share(key, () =>
          combinedConfiguration({
            ...facts,
            nowMs: clock(),
            markets: books.list(),
            home: homeNow(first),
          }),
        ),
        isShared: true,
        ...(first !== undefined && { headers: firstScreen }),
      }
    }),

    route(listDomainConfigurations, async () => ({
      docs: (await configurationsByName(database)).map(publicOf),
    })),

    route(setDomainConfiguration, async ({ transactionCode, key, ...change }, { login }) => {
      checkTransactionCode(login.account, transactionCode)
      const at = new Date(clock())
      const says = ['setDomainConfiguration', change]
      const { docs } = await once(
        database,
        { key, administratorId: login.account.id, says, at },
        async (tx) => ({
          ...publicOf(await changeConfiguration(tx, { ...change, updatedAt: change.updatedAt, at })),
        }),
      )
      changes += 1
      return { docs }
    }),
  ]
}
