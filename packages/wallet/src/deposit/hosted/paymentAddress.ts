/**
 * The provider's page of an answer: of this site's origin, or https on a listed host. Undefined for any other address.
 * Source: U14 of the threat model.
 */
export function paymentAddress(
  address: string,
  { origin, hosts }: { origin: string; hosts: readonly string[] },
): string | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.username || url.password) return undefined
  if (url.origin === origin && /^https?:$/.test(url.protocol)) return url.href
  return url.protocol === 'https:' && hosts.includes(url.host) ? url.href : undefined
}
