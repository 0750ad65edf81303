import { lazy, Suspense, type ComponentType } from 'react'
import { useStore } from 'zustand'
import { useAccountServices, type Panel } from './accountContext.ts'

const parts: Record<Panel['kind'], ComponentType<{ onClose: () => void }>> = {
  register: lazy(() => import('./register/RegisterPanel.tsx')),
  forgotPassword: lazy(() => import('./forgot/ForgotPasswordSheet.tsx')),
  changePassword: lazy(() => import('./password/ChangePasswordSheet.tsx')),
  profitReport: lazy(() => import('./report/ProfitReport.tsx')),
  phoneVerified: lazy(() => import('./one-time-code/PhoneVerified.tsx')),
}

/** Opens what is asked for over the page; its code is loaded then. */
export function PanelOverlay() {
  const { panel } = useAccountServices()
  const open = useStore(panel)
  if (!open) return null
  const Part = parts[open.kind]
  return (
    <Suspense fallback={null}>
      <Part onClose={() => panel.setState(null, true)} />
    </Suspense>
  )
}
