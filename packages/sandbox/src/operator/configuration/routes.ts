import {
  getConfiguration,
  listDomainConfigurations,
  setDomainConfiguration,
  type DomainConfiguration,
} from '@kit/sdk/contract'
import type { CheckTransactionCode } from '../accounts/transactionCode.ts'
import { once } from '../control/command.ts'
import type { Database } from '../database/schema.ts'
import { route, type Route } from '../http/route.ts'
import { homeDocument } from '../markets/homeDocument.ts'
import type { MarketBooks } from '../markets/marketBooks.ts'
import type { Switches } from '../switches/switches.ts'
import { combinedConfiguration } from './combinedConfiguration.ts'
import {
  changeConfiguration,
  configurationsByName,
  flagsOfDomain,
  type ConfigurationRow,
} from './configurations.ts'

export interface ConfigurationServices {
  database: Database
  books: Pick<MarketBooks, 'list'>
  clock(): number
  switches: Pick<Switches, 'isInMaintenance' | 'usesSocket'>
  checkTransactionCode: CheckTransactionCode
}

const publicOf = ({ domainName, flags, updatedAt }: ConfigurationRow): DomainConfiguration => ({
  domainName,
  flags,
  updatedAt: updatedAt.toISOString(),
})

/** The configuration of a domain, for its site, and the administrator's calls that change it. */
export const configurationRoutes = ({
  database,
  books,
  clock,
  switches,
  checkTransactionCode,
}: ConfigurationServices): Route[] => [
  route(getConfiguration, async ({ domainUrl, marketGroup, home }) => {
    const markets = books.list()
    const nowMs = clock()
    return {
      docs: combinedConfiguration({
        domainName: domainUrl,
        flags: await flagsOfDomain(database, domainUrl),
        nowMs,
        isInMaintenance: switches.isInMaintenance(),
        usesSocket: switches.usesSocket(),
        markets,
        home: homeDocument(markets, nowMs),
        wants: { marketGroup, home },
      }),
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
    return { docs }
  }),
]
