import { pointsFromMinor, type Minor } from '@kit/sdk/contract'

/** Grouped as on the sites, exact, with two decimals unless whole. */
export function pointsText(minor: Minor): string {
  const [whole = '0', decimals] = pointsFromMinor(minor).split('.')
  const grouped = whole.replace(/\d+/, (digits) => BigInt(digits).toLocaleString('en-IN'))
  return decimals === undefined ? grouped : `${grouped}.${decimals.padEnd(2, '0')}`
}
