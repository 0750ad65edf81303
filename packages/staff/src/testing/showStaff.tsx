import '@kit/tokens'
import '@kit/tokens/brands/ledger'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { FakeStaff, staffParts, type FakeStaffOptions } from './FakeStaff.tsx'

let root: Root | undefined

export function showStaff(part: ReactNode, options: FakeStaffOptions = {}) {
  const parts = staffParts(options)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<FakeStaff parts={parts}>{part}</FakeStaff>)
  return parts
}

export function closeStaff() {
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
}
