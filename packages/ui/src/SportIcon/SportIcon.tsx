import { DrawnIcon, type IconLook } from '../Icon/index.ts'
import { sports } from './drawings.ts'
import type { SportName } from './sportNames.ts'

export interface SportIconProps extends IconLook {
  name: SportName
}

/** The icon of a sport. A separate component because a casino needs none. */
export function SportIcon({ name, ...rest }: SportIconProps) {
  return <DrawnIcon name={`sport-${name}`} drawing={sports[name]} {...rest} />
}
