'use client'
import { createContext, useContext, type ReactNode } from 'react'

const Container = createContext<HTMLElement | null>(null)

/**
 * Where what floats over the page is put. The page's body by default; a brand that does not own the page gives an element
 * that wears its theme, so that its dialogs and menus wear it too.
 */
export function OverlayContainerProvider({
  container,
  children,
}: {
  container: HTMLElement | null
  children: ReactNode
}) {
  return <Container value={container}>{children}</Container>
}

export const useOverlayContainer = (): HTMLElement | null => useContext(Container)
