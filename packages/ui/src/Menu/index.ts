export type { MenuContentProps, MenuItemProps, MenuRootProps } from './menuParts.tsx'
export * as Menu from './menuParts.tsx'
