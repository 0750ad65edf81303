import { useStore } from 'zustand'
import { useAccountServices } from '../accountContext.ts'
import { openedPart } from '../openedPart.tsx'

export const loadLoginSheet = () => import('./LoginSheet.tsx')

const LoginSheet = openedPart(loadLoginSheet)

/** The sheet's code is loaded when a login is requested. */
export function LoginOverlay() {
  return <LoginSheet isOpen={useStore(useAccountServices().loginRequest) !== null} />
}
