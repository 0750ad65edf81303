export { currency, formatPoints, formatShortPoints, isLongAmount, type PointsFormat } from './format.ts'
export { Money, type MoneyProps } from './Money.tsx'
