import { DrawnIcon, type IconLook } from '../Icon/index.ts'
import { socials } from './drawings.ts'
import type { SocialName } from './socialNames.ts'

export interface SocialIconProps extends IconLook {
  name: SocialName
}

/** A social network (SHELL-085). */
export function SocialIcon({ name, ...rest }: SocialIconProps) {
  return <DrawnIcon name={`social-${name}`} drawing={socials[name]} {...rest} />
}
