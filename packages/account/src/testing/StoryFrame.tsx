import { fakeSite, type FakeSiteOptions } from '@kit/shell/testing'
import { SiteLinkProvider } from '@kit/ui'
import { useState, type ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'
import type { AccountOptions, Panel } from '../accountContext.ts'
import { PanelOverlay } from '../PanelOverlay.tsx'
import { FakeAccountFrame } from './FakeAccountFrame.tsx'

export interface StoryFrameProps extends FakeSiteOptions {
  panel?: Panel
  options?: AccountOptions
  children?: ReactNode
}

export function StoryFrame({ panel: open, options, children, ...site }: StoryFrameProps) {
  const [fake] = useState(() => fakeSite(site).site)
  const [panel] = useState(() => createStore<Panel | null>(() => open ?? null))
  return (
    <SiteLinkProvider value={fake}>
      <FakeAccountFrame site={fake} panel={panel} {...(options && { options })}>
        {children}
        <PanelOverlay />
      </FakeAccountFrame>
    </SiteLinkProvider>
  )
}

export const login = { token: 't', userType: 'user' } as const
