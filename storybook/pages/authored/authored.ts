/** What is written by hand about a component. Everything else on its page is read of the sources. */
export interface Authored {
  /** What it is for, where its docstring does not say so: a component with parts. */
  for?: string
  /** What it is not for, and what is used instead. */
  notFor: string
  right: readonly string[]
  wrong: readonly string[]
  /** Of what reacts to keys: each with what it does. */
  keys?: readonly (readonly [keys: string, does: string])[]
  /** Of what reacts to keys: what a screen reader says. */
  says?: string
  /** The story that its states and properties begin with. Default: the first. */
  story?: string
  /** Stories that are played to show parts which open. */
  opened?: readonly string[]
  /** Arguments of the component itself, where no story takes any. */
  live?: Readonly<Record<string, unknown>>
}
