import { Maximize, Minimize, Volume2, VolumeX } from 'lucide-react'
import { DrawnIcon, type IconLook } from './DrawnIcon.tsx'

interface StageIconLook extends IconLook {
  isOn: boolean
}

/** Sound, on or off. A part of its own, as is the full screen: only what plays has them. */
export const SoundIcon = ({ isOn, ...look }: StageIconLook) => (
  <DrawnIcon {...look} name={isOn ? 'sound' : 'silence'} drawing={isOn ? Volume2 : VolumeX} />
)

/** Going to the full screen, or leaving it where it is on. */
export const FullScreenIcon = ({ isOn, ...look }: StageIconLook) => (
  <DrawnIcon {...look} name={isOn ? 'leaveFullScreen' : 'fullScreen'} drawing={isOn ? Minimize : Maximize} />
)
