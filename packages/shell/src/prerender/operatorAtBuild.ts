import { isLocalHost, type OperatorHosts } from '@kit/sdk'
import type { Flags } from '@kit/sdk/flags'
import { hostsOf } from '../operatorHosts.ts'
import { isOrigin, type SiteConfig } from '../site.ts'

/** Represents the origin of the page, which is unknown at build time. */
const ownOrigin = ''

const given = (hosts: OperatorHosts) =>
  Object.entries(hosts).filter((entry): entry is [string, string] => !!entry[1])

function originFault(about: string, host: string): string[] {
  if (!/^https?:/.test(host) || !isOrigin(host))
    return [
      `${about}: it must be an origin like https://api.brand.example, without a path or a slash at its end.`,
    ]
  const { protocol, hostname } = new URL(host)
  if (protocol === 'http:' && !isLocalHost(hostname))
    return [`${about}: pages on https cannot call it. Give an origin that begins with https.`]
  return []
}

const kinds = ['domain', 'b2b', 'b2c', 'master', 'socket']

/**
 * Returns a sentence for each error in the hosts of a site's operator and the origins of `connect`.
 * A function is called with the host of the site's address and with `localhost`.
 */
export function hostFaults(config: SiteConfig): string[] {
  const { address, operator } = config
  const pages = [...(address === undefined ? [] : [new URL(address).hostname]), 'localhost']
  const asked = typeof operator.hosts === 'function' ? pages : ['localhost']
  const faults = asked
    .flatMap((hostname) => given(hostsOf(config, { hostname, origin: ownOrigin })))
    .flatMap(([kind, host]) =>
      kinds.includes(kind)
        ? originFault(`The operator's host "${kind}" is "${host}"`, host)
        : [`An operator has no host "${kind}": there are ${kinds.join(', ')}.`],
    )
  const others = (config.connect ?? []).flatMap((origin) => originFault(`connect names "${origin}"`, origin))
  return [...new Set([...faults, ...others])]
}

export interface OperatorAtBuild {
  /**
   * Origin from which the bootstrap script requests first prices; empty for the page's own origin.
   * Undefined if only the site can request them.
   */
  bootOrigin: string | undefined
  /** Origins that pages connect to in addition to their own, for their Content-Security-Policy. */
  connect: string[]
}

/**
 * Returns what is known about a site's operator at build time. Throws a sentence for each invalid
 * host.
 */
export function operatorAtBuild(config: SiteConfig, flags: Flags): OperatorAtBuild {
  const faults = hostFaults(config)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const { hosts: configured, fetch, adapters } = config.operator
  const others = config.connect ?? []
  if (typeof configured === 'function') return { bootOrigin: undefined, connect: [...new Set(others)] }
  const hosts = hostsOf(config, { hostname: '', origin: ownOrigin })
  const chosen = flags.get('domain.server')
  const isElsewhere = chosen !== flags.get('domain.type')
  const connect = given(hosts).flatMap(([kind, host]) => [
    ...(kind === 'socket' ? [] : [host]),
    ...(kind === 'master' ? [] : [host.replace(/^http/, 'ws')]),
  ])
  return {
    bootOrigin: fetch || adapters ? undefined : ((isElsewhere ? hosts[chosen] : undefined) ?? hosts.domain),
    connect: [...new Set([...connect, ...others])],
  }
}
