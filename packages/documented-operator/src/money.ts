/** Parses a number with at most two decimals into hundredths; undefined for anything else. */
export function hundredths(given: unknown): bigint | undefined {
  const match = /^(-?)(\d{1,15})(?:\.(\d{1,2}))?$/.exec(String(given).trim())
  if (!match || (typeof given !== 'number' && typeof given !== 'string')) return undefined
  const value = BigInt(match[2]!) * 100n + BigInt((match[3] ?? '').padEnd(2, '0'))
  return match[1] ? -value : value
}

/** Amount in hundredths; an answer writes it as a number or a text. */
export class Amount {
  readonly value: bigint
  constructor(value: bigint) {
    this.value = value
  }
  toText(): string {
    const size = this.value < 0n ? -this.value : this.value
    return `${this.value < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`
  }
}

/** Multiplies hundredths and divides by `by`, rounded half up. Both are positive. */
export const part = (stake: bigint, factor: bigint, by: bigint): bigint =>
  (stake * factor * 2n + by) / (by * 2n)
