import { Maximize, Minimize, Volume2, VolumeX } from 'lucide-react'
import { DrawnIcon, type IconLook } from './DrawnIcon.tsx'

interface StageIconLook extends IconLook {
  on: boolean
}

/**
 * A sound icon, on or off. Separate from the common icons, like the full screen icon, because only media players use
 * them.
 */
export const SoundIcon = ({ on, ...look }: StageIconLook) => (
  <DrawnIcon {...look} name={on ? 'sound' : 'silence'} drawing={on ? Volume2 : VolumeX} />
)

/** An icon that enters full screen, or leaves it if it is on. */
export const FullScreenIcon = ({ on, ...look }: StageIconLook) => (
  <DrawnIcon {...look} name={on ? 'leaveFullScreen' : 'fullScreen'} drawing={on ? Minimize : Maximize} />
)
