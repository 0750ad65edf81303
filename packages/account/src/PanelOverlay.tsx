import { useStore } from 'zustand'
import { useAccountServices, type Panel } from './accountContext.ts'
import { openedPart } from './openedPart.tsx'

const parts = {
  register: openedPart(() => import('./register/RegisterPanel.tsx')),
  forgotPassword: openedPart(() => import('./forgot/ForgotPasswordSheet.tsx')),
  changePassword: openedPart(() => import('./password/ChangePasswordSheet.tsx')),
  profitReport: openedPart(() => import('./report/ProfitReport.tsx')),
  phoneVerified: openedPart(() => import('./one-time-code/PhoneVerified.tsx')),
} satisfies Record<Panel['kind'], unknown>

export function PanelOverlay() {
  const { panel } = useAccountServices()
  const open = useStore(panel)
  if (!open) return null
  const Part = parts[open.kind]
  return <Part isOpen onClose={() => panel.setState(null, true)} />
}
