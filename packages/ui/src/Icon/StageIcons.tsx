import { Maximize, Minimize, Volume2, VolumeX } from 'lucide-react'
import { DrawnIcon, type IconLook } from './DrawnIcon.tsx'

interface StageIconLook extends IconLook {
  on: boolean
}

/** Sound, on or off. A part of its own, as is the full screen: only what plays has them. */
export const SoundIcon = ({ on, ...look }: StageIconLook) => (
  <DrawnIcon {...look} name={on ? 'sound' : 'silence'} drawing={on ? Volume2 : VolumeX} />
)

/** Going to the full screen, or leaving it where it is on. */
export const FullScreenIcon = ({ on, ...look }: StageIconLook) => (
  <DrawnIcon {...look} name={on ? 'leaveFullScreen' : 'fullScreen'} drawing={on ? Minimize : Maximize} />
)
