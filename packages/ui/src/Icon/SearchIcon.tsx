import { Search } from 'lucide-react'
import { DrawnIcon, type IconLook } from './DrawnIcon.tsx'

/** A search icon. A separate component because no first screen needs it. */
export const SearchIcon = (look: IconLook) => <DrawnIcon {...look} name="search" drawing={Search} />
