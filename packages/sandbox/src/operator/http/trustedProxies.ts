import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** The addresses of an operator's own proxies, whose headers name the visitor and the scheme. */
export interface TrustedProxies {
  isTrusted(address: string | undefined): boolean
  /** Returns the address that called the first trusted proxy, else the one of the connection. */
  clientAddress(request: IncomingMessage): string
  /** Returns true if the visitor's connection is encrypted, to here or according to a trusted proxy. */
  isSecure(request: IncomingMessage): boolean
  isSecureToProxy(request: IncomingMessage): boolean
}

const withoutPrefix = (address: string): string => address.replace(/^::ffff:/i, '')

const last = (header: string | string[] | undefined): string =>
  (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').at(-1)?.trim() ?? ''

/** Parses addresses and networks, e.g. `10.0.0.0/8`. Throws with the entry that is neither. */
export function createTrustedProxies(entries: readonly string[]): TrustedProxies {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    const bits = prefix === undefined ? undefined : Number(prefix)
    const isPrefix =
      bits === undefined || (Number.isInteger(bits) && bits >= 0 && bits <= (family === 'ipv6' ? 128 : 32))
    if (isIP(address) === 0 || prefix === '' || !isPrefix)
      throw new Error(`A trusted proxy is an address or a network like 10.0.0.0/8, not '${entry}'.`)
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, bits, family)
  }

  const isTrusted = (address: string | undefined): boolean => {
    if (address === undefined) return false
    const plain = withoutPrefix(address)
    const family = isIP(plain)
    return family !== 0 && list.check(plain, family === 6 ? 'ipv6' : 'ipv4')
  }

  const isSecureToProxy = ({ socket, headers }: IncomingMessage): boolean =>
    isTrusted(socket.remoteAddress) && last(headers['x-forwarded-proto']) === 'https'

  return {
    isTrusted,

    clientAddress({ socket, headers }) {
      let address = socket.remoteAddress ?? ''
      const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
      // From the nearest: entries of a stranger are to the left of those our proxies added.
      while (isTrusted(address)) {
        const before = forwarded.pop()?.trim() ?? ''
        if (isIP(before) === 0) break
        address = before
      }
      return withoutPrefix(address)
    },

    isSecure: (request) => 'encrypted' in request.socket || isSecureToProxy(request),

    isSecureToProxy,
  }
}
