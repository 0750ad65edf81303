import { createContext, use } from 'react'
import type { Notices } from './createNotices.ts'

export const NoticesContext = createContext<Notices | null>(null)

export function useNotices(): Notices {
  const notices = use(NoticesContext)
  if (!notices)
    throw new Error('A part of notices was drawn outside its provider: list notices() in the site.')
  return notices
}
