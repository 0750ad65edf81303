import { isIP } from 'node:net'

function prefixOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const [first, last] = [groups(head), groups(tail ?? '')]
  // An IPv4 address at the end counts as two groups.
  const written = first.length + last.length + (address.includes('.') ? 1 : 0)
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - written }, () => '0')
  return [...first, ...zeros, ...last].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
}

/**
 * Returns the unit of limits per address: an IPv4 address, or the /64 network of an IPv6 address, which
 * usually belongs to one subscriber.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=.*\.)/i, '')
  return isIP(plain) === 6 ? `${prefixOf(plain).join(':')}::/64` : plain
}
