import { Search } from 'lucide-react'
import { DrawnIcon, type IconLook } from './DrawnIcon.tsx'

/** A search. A part of its own, because no first screen needs it. */
export const SearchIcon = (look: IconLook) => <DrawnIcon {...look} name="search" drawing={Search} />
