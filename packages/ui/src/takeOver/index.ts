export { takeOverEarly, type EarlyOverlay } from './earlyOverlay.ts'
export { useIsTakenOver } from './useIsTakenOver.ts'
