import { createContext, createElement, useContext, type ComponentType, type ReactNode } from 'react'
import type { Shown } from './chosen.ts'

export type Args = Record<string, unknown>
type Render = (args: Args, context: { args: Args }) => ReactNode

export interface DrawnStory extends Shown {
  args?: Args
  render?: Render
  decorators?: ((story: ComponentType) => ReactNode)[]
}
export interface DrawnMeta extends DrawnStory {
  component?: ComponentType<Args>
}

/** Replace some of a story's own. */
export const OtherArgs = createContext<Args>({})

/** Returns a story's component without Storybook's global decorators. */
export function drawnBy(meta: DrawnMeta, story: DrawnStory): ComponentType {
  const render = story.render ?? meta.render
  function Part() {
    const args = { ...meta.args, ...story.args, ...useContext(OtherArgs) }
    return render ? render(args, { args }) : meta.component && createElement(meta.component, args)
  }
  const decorators = [...(story.decorators ?? []), ...(meta.decorators ?? [])]
  return decorators.reduce(
    (inner: ComponentType, decorate): ComponentType =>
      () =>
        decorate(inner),
    Part,
  )
}
