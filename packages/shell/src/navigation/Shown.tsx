import type { ReactNode } from 'react'

const always = () => true

/**
 * Renders its children if the contribution's own condition is met. `when` may be a hook and must be
 * the same one in every render.
 */
export function Shown({
  when: isShown = always,
  children,
}: {
  when?: (() => boolean) | undefined
  children: ReactNode
}) {
  return isShown() ? children : null
}
