import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { useAccountServices } from '../accountContext.ts'

export const loadLoginSheet = () => import('./LoginSheet.tsx')

const LoginSheet = lazy(loadLoginSheet)

/** Opens the login sheet when a login is requested; its code is loaded then. */
export function LoginOverlay() {
  if (useStore(useAccountServices().loginRequest) === null) return null
  return (
    <Suspense fallback={null}>
      <LoginSheet />
    </Suspense>
  )
}
