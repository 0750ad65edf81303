export type { SegmentedControlItemProps, SegmentedControlRootProps } from './SegmentedControl.tsx'
export * as SegmentedControl from './SegmentedControl.tsx'
