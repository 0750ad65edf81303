/** How amounts of a currency are written. The ledger keeps hundredths of a point; a point is one unit of the currency. */
export interface Currency {
  /** The ISO 4217 code, or a short name of points without a currency, e.g. `PTS`. */
  code: string
  /** The sign before the digits, with a no-break space if the currency has one: `₹`, `R$ `. Empty for points. */
  symbol: string
  /**
   * The decimals of a full amount: 2, or 0 to show a fraction only where an amount has one. Converted amounts may have
   * others, e.g. 3 or 8.
   */
  decimals: number
  /** Groups of digits and their short forms: 12,34,567 with k and l (lakh), or 1,234,567 with k and m (million). */
  grouping: 'indian' | 'western'
  /** The marks between groups and before decimals. Default: `,` and `.`. */
  marks?: { group: string; decimal: string }
}

/** The Indian rupee, the currency of a point unless a site names another. Source: CONST-001. */
export const inr: Currency = { code: 'INR', symbol: '₹', decimals: 2, grouping: 'indian' }

let shown = inr

/** Returns the currency of this page, in which all amounts on it are written. */
export const pageCurrency = (): Currency => shown

/**
 * Sets the currency of the page. It converts nothing: a point stays one unit. Call it before the first render: amounts
 * that are already shown stay as they are.
 */
export function showMoneyIn(currency: Currency): void {
  shown = currency
}
