import * as ui from '@kit/ui'
import { createElement, useContext, type ComponentType } from 'react'
import { chosenOf } from '../matrix/chosen.ts'
import { drawnBy, OtherArgs, type Args, type DrawnMeta, type DrawnStory } from '../matrix/drawnBy.ts'
import type { Authored } from './authored/index.ts'
import type { PageFacts, Prop, ShownStory } from './facts.ts'

type Meta = DrawnMeta & { parameters?: { matrix?: { only?: string[]; height?: number } } }
export type StoriesModule = Readonly<Record<string, unknown>>

export interface Subject {
  /** Renders it, with the arguments of `OtherArgs` instead of some of its own. */
  Drawn: ComponentType
  args: Args
  /** Those that can be changed. */
  props: readonly Prop[]
  /** The stories that show it before any press, each once. */
  stories: readonly (ShownStory & { Drawn: ComponentType })[]
  main: ShownStory
  /** Height of a frame in px, if it floats over a page. */
  height: number | undefined
}

export function subjectOf(facts: PageFacts, module: StoriesModule, written: Authored | undefined): Subject {
  const { default: meta, ...all } = module as { default: Meta } & Record<string, DrawnStory>
  const { parameters, ...shared } = meta
  const { only, height } = parameters?.matrix ?? {}
  const known = facts.stories.filter(({ name }) => all[name])
  const chosen = chosenOf(Object.fromEntries(known.map(({ name }) => [name, all[name]!])), only)
  const stories = (chosen.length > 0 ? chosen.map(([name]) => name) : [known[0]!.name]).map((name) => ({
    ...known.find((one) => one.name === name)!,
    Drawn: drawnBy(shared, all[name]!),
  }))
  const main = known.find(({ name }) => name === written?.story) ?? stories[0]!
  const story = all[main.name]!
  const live = written?.live
  const own = (ui as unknown as Record<string, ComponentType<Args>>)[facts.name]
  return {
    Drawn:
      live && own ? () => createElement(own, { ...live, ...useContext(OtherArgs) }) : drawnBy(shared, story),
    args: live ? { ...live } : { ...shared.args, ...story.args },
    props: live ? facts.props : facts.storyProps,
    stories,
    main,
    height,
  }
}

/** The first that a component has and its arguments can set. */
export const propAmong = (subject: Subject, names: readonly string[]): Prop | undefined =>
  subject.props.find(({ name, control }) => names.includes(name) && control === 'boolean')
