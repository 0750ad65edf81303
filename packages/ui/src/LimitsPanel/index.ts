export type { LimitsPanelItemProps } from './LimitsPanel.tsx'
export * as LimitsPanel from './LimitsPanel.tsx'
