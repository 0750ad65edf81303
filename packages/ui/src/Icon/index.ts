export { Icon, IconsProvider, type IconProps } from './Icon.tsx'
export type { IconDrawing, IconName } from './registry.ts'
