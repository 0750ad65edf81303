import { DirectionProvider, MessagesProvider } from '@kit/ui'
import type { ReactNode } from 'react'

const messages = {}

/** What every component may ask for, as the preview gives it to stories. */
export function Surroundings({ children }: { children: ReactNode }) {
  const isMirrored = typeof document !== 'undefined' && document.documentElement.dir === 'rtl'
  return (
    <DirectionProvider direction={isMirrored ? 'rtl' : 'ltr'}>
      <MessagesProvider locale="en-IN" messages={messages}>
        {children}
      </MessagesProvider>
    </DirectionProvider>
  )
}
