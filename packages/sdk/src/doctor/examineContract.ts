import * as contract from '../contract/index.ts'
import { capabilityNames, getConfiguration, type AnyEndpoint, type Capability } from '../contract/index.ts'
import { capabilityLosses } from './capabilityLosses.ts'
import { beginSession, type DoctorOptions } from './examination.ts'
import { createTranscript } from './transcript.ts'

/** Calls of the documents that the operator does not answer as documented, and its capabilities. */
export interface ContractReport {
  documented: { known: number; total: number; missing: readonly string[] }
  capabilities: { known: number; total: number; losses: readonly { name: Capability; loss: string }[] }
}

/** Fields of reads that require some. */
const fieldsOf: Readonly<Record<string, object>> = {
  listCurrencyRates: { whiteLabelId: '', server: 'master' },
  getContactChannels: { adminId: '' },
  getPublicContactChannels: { adminId: '' },
  checkDuplicate: { phone: '', userName: 'kit_doctor', email: '', whiteLabelId: '' },
  getImage: { imageUrl: 'none' },
  listCasinoGames: { gameType: 'all' },
  listDeposits: { search: '' },
  listWithdrawals: { search: '' },
  searchEvents: { search: 'a', active: 'true', searchField: 'eventName' },
}

/** Reads that a player may make and that change nothing. */
const isTried = ({ method, source, auth, name }: AnyEndpoint): boolean =>
  method === 'GET' &&
  /^GET \/?api\//.test(source) &&
  auth !== 'staff' &&
  auth !== 'administrator' &&
  !/CockFight/.test(name)

const documentedReads = Object.values(contract as unknown as Record<string, AnyEndpoint>).filter(
  (one) => typeof one === 'object' && 'source' in one && 'path' in one && isTried(one),
)

/**
 * Reads every documented call that a player may make, and the capabilities that the operator announces. Writes nothing
 * except a demo account, where no account is given.
 */
export async function examineContract(options: DoctorOptions): Promise<ContractReport> {
  const operator = await beginSession(options, createTranscript(options.answerMs))
  const { client } = operator
  const missing: string[] = []
  let announced: readonly string[] = []
  try {
    for (const one of documentedReads) {
      const given = { ...(one.paged && { page: 1, limit: 25 }), ...fieldsOf[one.name] }
      const request =
        one.name === getConfiguration.name
          ? {
              domainType: 'mobile' as const,
              domainUrl: new URL(options.url).hostname,
              wholeAppConfiguration: true,
              marketGroup: false,
              home: false,
            }
          : given
      try {
        const answer: unknown = await (one.paged ? client.page : client.call)(one, request as never)
        if (one.name === getConfiguration.name)
          announced = (answer as contract.SiteConfiguration).capabilities ?? []
      } catch (error) {
        missing.push(`${one.method} ${one.path}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  } finally {
    operator.close()
  }
  const losses = capabilityNames
    .filter((name) => !announced.includes(name))
    .map((name) => ({ name, loss: capabilityLosses[name] }))
  return {
    documented: {
      known: documentedReads.length - missing.length,
      total: documentedReads.length,
      missing,
    },
    capabilities: {
      known: capabilityNames.length - losses.length,
      total: capabilityNames.length,
      losses,
    },
  }
}

/** The report as `kit check` prints it. */
export function contractText({ documented, capabilities }: ContractReport): string {
  return [
    `Documented contract: ${documented.known} of ${documented.total} calls are answered as documented.`,
    ...documented.missing.map((line) => `  ${line}`),
    `Capabilities: ${capabilities.known} of ${capabilities.total} are announced.`,
    ...capabilities.losses.map(({ name, loss }) => `  without ${name}: ${loss}`),
  ].join('\n')
}
