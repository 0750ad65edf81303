import '@kit/tokens'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { CasinoParts, casinoParts, game, type FakeCasinoOptions } from './FakeCasino.tsx'

export { game }

let root: Root | undefined

export function showCasino(part: ReactNode, options: FakeCasinoOptions = {}) {
  const parts = casinoParts(options)
  const element = document.createElement('div')
  document.body.append(element)
  root = createRoot(element)
  root.render(<CasinoParts parts={parts}>{part}</CasinoParts>)
  return parts
}

export function closeCasino() {
  root?.unmount()
  document.body.replaceChildren()
}
