'use client'
import { createContext, useContext, type ReactNode } from 'react'

const Container = createContext<HTMLElement | null>(null)

/**
 * The container of overlays. Default: the page's body. A brand that does not own the page passes an element with its
 * theme, so that dialogs and menus inherit it.
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
