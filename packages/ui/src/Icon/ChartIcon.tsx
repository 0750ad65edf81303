import { ChartLine } from 'lucide-react'
import { DrawnIcon, type IconLook } from './DrawnIcon.tsx'

/** A chart icon. A separate component because only market rows use it. */
export const ChartIcon = (look: IconLook) => <DrawnIcon {...look} name="chart" drawing={ChartLine} />
