import type { ReactNode } from 'react'

const always = () => true

/** Renders its children while a contribution's own condition holds. `when` may be a hook, the same one in every render. */
export function Shown({
  when: isShown = always,
  children,
}: {
  when?: (() => boolean) | undefined
  children: ReactNode
}) {
  return isShown() ? children : null
}
