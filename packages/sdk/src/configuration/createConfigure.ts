import { getConfiguration, type SiteConfiguration } from '../contract/configuration.ts'
import type { Flags } from '../flags/createFlags.ts'
import { operatorFlags } from '../flags/operatorFlags.ts'
import { reportOf } from '../flags/readFlags.ts'
import type { OperatorClient } from '../operator.ts'
import { createSiteStorage, type SiteStorage, type WritableStorage } from '../storage/siteStorage.ts'
import { lastConfiguration } from './lastConfiguration.ts'

export interface ConfigurePorts {
  client: Pick<OperatorClient, 'call'>
  flags: Flags
  domainName: string
  storage: { browser: WritableStorage; tab: WritableStorage } | undefined
  version: string | undefined
  /** The device's time in ms since the epoch. */
  now(): number
  monotonicNow(): number
  /** `serverMs` is in ms since the epoch, `askedAtMs` in monotonic ms. */
  syncClock(serverMs: number, askedAtMs: number): void
  onError(error: unknown, where: string): void
}

/** A device whose clock is off by less, in ms, needs no stored offset: the operator accepts its calls. */
const toleratedMs = 60_000

/** Stores how wrong the device's clock is, for the calls before the next configuration (CALL-003). */
function storeClockOffset(storage: SiteStorage, offsetMs: number): void {
  if (Math.abs(offsetMs) > toleratedMs) storage.write('clockOffset', offsetMs)
  else storage.remove('clockOffset')
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
    const serverMs = Date.parse(configuration.date ?? '')
    if (!Number.isNaN(serverMs)) {
      ports.syncClock(serverMs, askedAt)
      if (storage) storeClockOffset(createSiteStorage(storage), serverMs - ports.now())
    }
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
