import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { useAccountServices } from '../accountContext.ts'

/** Loads the sheet's code. */
export const loadLoginSheet = () => import('./LoginSheet.tsx')

const LoginSheet = lazy(loadLoginSheet)

/** Opens the login sheet when somebody asks for a login; its code is loaded then. */
export function LoginOverlay() {
  if (useStore(useAccountServices().loginRequest) === null) return null
  return (
    <Suspense fallback={null}>
      <LoginSheet />
    </Suspense>
  )
}
