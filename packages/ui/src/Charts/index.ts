export { BarChart } from './BarChart.tsx'
export type { ChartProps } from './ChartFrame.tsx'
export type { ChartPoint } from './chartShape.ts'
export { Sparkline } from './Sparkline.tsx'
