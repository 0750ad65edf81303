export type { NavItemProps } from './BottomBar.tsx'
export * as BottomBar from './BottomBar.tsx'
export type { SideNavGroupProps, SideNavItemProps } from './SideNav.tsx'
export * as SideNav from './SideNav.tsx'
