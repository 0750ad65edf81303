/** Everything else on a component's page is read from the sources. */
export interface Authored {
  /** Purpose, if its docstring does not state it: for a component with parts. */
  for?: string
  /** Uses it is not for, and the alternatives. */
  notFor: string
  right: readonly string[]
  wrong: readonly string[]
  keys?: readonly (readonly [keys: string, does: string])[]
  /** The announcement of a screen reader, if it reacts to keys. */
  says?: string
  /** The initial story of its states and properties. Default: the first. */
  story?: string
  /** Stories that are played to show parts that open. */
  opened?: readonly string[]
  /** Arguments of the component itself, if no story takes any. */
  live?: Readonly<Record<string, unknown>>
}
