import { DirectionProvider, MessagesProvider } from '@kit/ui'
import type { ReactNode } from 'react'

const messages = {}

/** The contexts that every component may read, as the preview provides them to stories. */
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
