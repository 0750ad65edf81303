import { lazy, Suspense } from 'react'
import { useLoginRequest } from '../accountContext.ts'

/** Loads the sheet's code. */
export const loadLoginSheet = () => import('./LoginSheet.tsx')

const LoginSheet = lazy(loadLoginSheet)

/** Opens the login sheet when somebody asks for a login; its code is loaded then. */
export function LoginOverlay() {
  if (!useLoginRequest()) return null
  return (
    <Suspense fallback={null}>
      <LoginSheet />
    </Suspense>
  )
}
