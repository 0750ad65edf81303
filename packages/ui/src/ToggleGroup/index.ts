export type { ToggleGroupItemProps, ToggleGroupRootProps } from './ToggleGroup.tsx'
export * as ToggleGroup from './ToggleGroup.tsx'
