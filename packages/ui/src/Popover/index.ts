export type { PopoverContentProps } from './popoverParts.tsx'
export * as Popover from './popoverParts.tsx'
