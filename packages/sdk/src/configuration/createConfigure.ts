import { getConfiguration, type SiteConfiguration } from '../contract/configuration.ts'
import type { Flags } from '../flags/createFlags.ts'
import { operatorFlags } from '../flags/operatorFlags.ts'
import { reportOf } from '../flags/readFlags.ts'
import type { OperatorClient } from '../operator.ts'
import type { WritableStorage } from '../storage/siteStorage.ts'
import { lastConfiguration } from './lastConfiguration.ts'

export interface ConfigurePorts {
  client: Pick<OperatorClient, 'call'>
  flags: Flags
  domainName: string
  storage: { browser: WritableStorage; tab: WritableStorage } | undefined
  version: string | undefined
  monotonicNow(): number
  /** `serverMs` is in ms since the epoch, `askedAtMs` in monotonic ms. */
  syncClock(serverMs: number, askedAtMs: number): void
  onError(error: unknown, where: string): void
}

export function createConfigure(ports: ConfigurePorts): () => Promise<SiteConfiguration> {
  const { client, flags, storage, monotonicNow } = ports
  const last = storage && lastConfiguration(storage, ports.version ?? '1')
  if (last) flags.setLayer('operator', last.read())
  let lastReport = ''
  return async () => {
    const askedAt = monotonicNow()
    const configuration = await client.call(getConfiguration, {
      domainType: 'mobile',
      domainUrl: ports.domainName,
      wholeAppConfiguration: true,
      marketGroup: false,
      home: false,
    })
    if (configuration.date !== undefined) ports.syncClock(Date.parse(configuration.date), askedAt)
    const read = operatorFlags(configuration)
    flags.setLayer('operator', read.flags)
    last?.write(read.flags)
    // An error is reported once, not each minute.
    const report = reportOf(read)
    if (report !== '' && report !== lastReport)
      ports.onError(new Error(report), 'the operator’s configuration')
    lastReport = report
    return configuration
  }
}
