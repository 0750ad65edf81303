export { replace, wrap, type Later, type WrapProps } from './changePart.tsx'
export type {
  NoProps,
  OrderChanges,
  OrderedPlace,
  PartChange,
  PartChanges,
  PartLoad,
  PartName,
  PartProps,
  SiteParts,
} from '../feature/parts.ts'
export {
  AccountMenu,
  MenuButton,
  SearchButton,
  ThemeToggle,
  useColorMode,
  type ColorModeControl,
} from './headerControls.tsx'
