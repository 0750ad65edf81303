'use client'
import { createContext, useContext, useEffect, useEffectEvent, type ReactNode } from 'react'

/**
 * Registers a function that the browser's Back calls while an overlay is open. Returns a function that unregisters it.
 */
export type RegisterBack = (close: () => void) => () => void

const Register = createContext<RegisterBack | undefined>(undefined)

/** Makes the browser's Back close the topmost overlay instead of leaving the page. Without it, Back leaves the page. */
export function OverlayBackProvider({ register, children }: { register: RegisterBack; children: ReactNode }) {
  return <Register value={register}>{children}</Register>
}

/** Lets Back close an overlay while it is open. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const register = useContext(Register)
  const onBack = useEffectEvent(close)
  useEffect(() => (isOpen ? register?.(() => onBack()) : undefined), [isOpen, register])
}
