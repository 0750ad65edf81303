export type { ListItemProps } from './List.tsx'
export * as List from './List.tsx'
