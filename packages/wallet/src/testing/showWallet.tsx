import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { FakeWallet, type FakeWalletOptions, type FakeWalletParts } from './FakeWallet.tsx'

let root: Root | undefined

export function showWallet(part: ReactNode, options: FakeWalletOptions = {}): FakeWalletParts {
  let parts: FakeWalletParts | undefined
  root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() =>
    root?.render(
      <FakeWallet {...options} onParts={(made) => (parts = made)}>
        {part}
      </FakeWallet>,
    ),
  )
  return parts!
}

export function closeWallet(): void {
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
}
