import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import type { SiteServices } from '@kit/shell/feature'
import { fakeSite, type FakeSiteOptions } from '@kit/shell/testing'
import { SiteLinkProvider } from '@kit/ui'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { AccountOptions } from '../accountContext.ts'
import { FakeAccountFrame, type FakeAccountFrameProps } from './FakeAccountFrame.tsx'

let root: Root | undefined

type Frame = Pick<FakeAccountFrameProps, 'options' | 'loginRequest' | 'texts'>

export function showPage(
  part: ReactNode,
  options: FakeSiteOptions = {},
  chosen?: AccountOptions,
  loginRequest?: Frame['loginRequest'],
) {
  const fake = fakeSite({ login: { token: 't', userType: 'user' }, ...options })
  renderPage(part, fake.site, { ...(chosen && { options: chosen }), ...(loginRequest && { loginRequest }) })
  return fake
}

export function renderPage(part: ReactNode, site: SiteServices, frame: Frame = {}): void {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <SiteLinkProvider value={site}>
      <FakeAccountFrame site={site} {...frame}>
        {part}
      </FakeAccountFrame>
    </SiteLinkProvider>,
  )
}

export function closePage(): void {
  root?.unmount()
  document.body.replaceChildren()
}
