export { inr, pageCurrency, showMoneyIn, type Currency } from './currency.ts'
export { formatPoints, formatShortPoints, formatSize, isLongAmount, type PointsFormat } from './format.ts'
export { Money, type MoneyProps } from './Money.tsx'
