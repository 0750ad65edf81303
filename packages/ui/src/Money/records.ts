import type { Currency } from './currency.ts'

const western = { decimals: 2, grouping: 'western' } as const
const indian = { decimals: 2, grouping: 'indian' } as const

/** Points without a currency, in western groups. */
export const points: Currency = { ...western, code: 'PTS', symbol: '' }

export const aed: Currency = { ...western, code: 'AED', symbol: 'AED\u00a0' }
export const ars: Currency = {
  ...western,
  code: 'ARS',
  symbol: '$\u00a0',
  marks: { group: '.', decimal: ',' },
}
export const bhd: Currency = { ...western, code: 'BHD', symbol: 'BHD\u00a0', decimals: 3 }
export const btc: Currency = { ...western, code: 'BTC', symbol: '₿', decimals: 8 }
export const bdt: Currency = { ...indian, code: 'BDT', symbol: '৳' }
export const brl: Currency = {
  ...western,
  code: 'BRL',
  symbol: 'R$\u00a0',
  marks: { group: '.', decimal: ',' },
}
export const eur: Currency = { ...western, code: 'EUR', symbol: '€' }
export const gbp: Currency = { ...western, code: 'GBP', symbol: '£' }
export const idr: Currency = {
  ...western,
  code: 'IDR',
  symbol: 'Rp\u00a0',
  decimals: 0,
  marks: { group: '.', decimal: ',' },
}
export const jpy: Currency = { ...western, code: 'JPY', symbol: '¥', decimals: 0 }
export const kwd: Currency = { ...western, code: 'KWD', symbol: 'KWD\u00a0', decimals: 3 }
export const lkr: Currency = { ...western, code: 'LKR', symbol: 'Rs\u00a0' }
export const mxn: Currency = { ...western, code: 'MXN', symbol: '$' }
export const npr: Currency = { ...indian, code: 'NPR', symbol: 'रू\u00a0' }
export const pkr: Currency = { ...indian, code: 'PKR', symbol: 'Rs\u00a0' }
export const usd: Currency = { ...western, code: 'USD', symbol: '$' }
