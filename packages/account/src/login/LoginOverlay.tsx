import { useStore } from 'zustand'
import { useAccountServices } from '../accountContext.ts'
import { openedPart } from '../openedPart.tsx'

export const loadLoginSheet = () => import('./LoginSheet.tsx')

const LoginSheet = openedPart(loadLoginSheet)

export function LoginOverlay() {
  return <LoginSheet isOpen={useStore(useAccountServices().loginRequest) !== null} />
}
