import { ArrowLeftRight } from 'lucide-react'
import { DrawnIcon, type IconLook } from './DrawnIcon.tsx'

/** A change to another site. A part of its own, because few sites have one. */
export const SwitchIcon = (look: IconLook) => <DrawnIcon {...look} name="switch" drawing={ArrowLeftRight} />
