import { ChartLine } from 'lucide-react'
import { DrawnIcon, type IconLook } from './DrawnIcon.tsx'

/** A chart of figures over time. A part of its own, because only a market's rows have it. */
export const ChartIcon = (look: IconLook) => <DrawnIcon {...look} name="chart" drawing={ChartLine} />
