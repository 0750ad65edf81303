export { socials as socialDrawings } from './drawings.ts'
export { SocialIcon, type SocialIconProps } from './SocialIcon.tsx'
export type { SocialName } from './socialNames.ts'
