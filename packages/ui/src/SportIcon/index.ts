export { sports as sportDrawings } from './drawings.ts'
export { SportIcon, type SportIconProps } from './SportIcon.tsx'
export type { SportName } from './sportNames.ts'
