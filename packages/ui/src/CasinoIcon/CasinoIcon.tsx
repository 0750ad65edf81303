import { DrawnIcon, type IconLook } from '../Icon/index.ts'
import { casinoKinds } from './drawings.ts'
import type { CasinoName } from './casinoNames.ts'

export interface CasinoIconProps extends IconLook {
  name: CasinoName
}

export function CasinoIcon({ name, ...rest }: CasinoIconProps) {
  return <DrawnIcon name={`casino-${name}`} drawing={casinoKinds[name]} {...rest} />
}
