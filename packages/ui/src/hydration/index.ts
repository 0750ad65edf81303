export { replaceBootOverlay, type BootOverlay } from './bootOverlay.ts'
export { useIsHydrated } from './useIsHydrated.ts'
