import type { BootElement } from './element.ts'

// What stands in for Radix in the boot of a page: the one part that draws nothing by itself. Dialogs and tabs come with React.

type Props = Record<string, unknown>

const joined = (...names: unknown[]) => names.filter(Boolean).join(' ')

/** Draws its only child with its own properties: the child's win, both class names stay. */
const Root = ({ children, ...own }: Props): BootElement => {
  const { type, props } = children as BootElement
  return { type, props: { ...own, ...props, className: joined(own['className'], props['className']) } }
}

export const Slot = { Root }
