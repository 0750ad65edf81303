/**
 * The address of a frame, when it may be shown: https, on exactly one of the listed hosts, without a name or password in
 * it, and never of the page's own origin, where a sandbox with scripts and storage would be none. Source: threat model,
 * "Frames only by IsolatedFrame".
 */
export function frameAddress(src: string, hosts: readonly string[], pageOrigin: string): URL | undefined {
  if (!URL.canParse(src)) return undefined
  const address = new URL(src)
  const isPlain = address.protocol === 'https:' && address.username === '' && address.password === ''
  return isPlain && address.origin !== pageOrigin && hosts.includes(address.host) ? address : undefined
}
