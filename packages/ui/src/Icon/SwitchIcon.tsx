import { ArrowLeftRight } from 'lucide-react'
import { DrawnIcon, type IconLook } from './DrawnIcon.tsx'

/** An icon for switching to another site. A separate component because few sites need it. */
export const SwitchIcon = (look: IconLook) => <DrawnIcon {...look} name="switch" drawing={ArrowLeftRight} />
