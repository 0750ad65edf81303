export { useIsTakenOver } from './useIsTakenOver.ts'
