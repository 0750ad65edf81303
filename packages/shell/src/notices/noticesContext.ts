import { createContext, use } from 'react'
import type { Notices } from './createNotices.ts'

export const NoticesContext = createContext<Notices | null>(null)

export function useNotices(): Notices {
  const notices = use(NoticesContext)
  if (!notices)
    throw new Error(
      'This component needs the feature notices(): add notices() to the features in site.config.ts.',
    )
  return notices
}
