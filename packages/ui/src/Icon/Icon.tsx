import { DrawnIcon, type IconLook } from './DrawnIcon.tsx'
import { icons, type IconName } from './registry.ts'

export interface IconProps extends IconLook {
  name: IconName
}

const turning: ReadonlySet<IconName> = new Set(['back', 'forward', 'logOut'])

/** An icon that every site needs. Arrows mirror in right-to-left pages. */
export function Icon({ name, ...rest }: IconProps) {
  return <DrawnIcon name={name} drawing={icons[name]} turns={turning.has(name)} {...rest} />
}
