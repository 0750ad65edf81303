/**
 * How a property is changed on a page: with a checkbox, a list, a text or a number field, or not at all (a
 * function, an object).
 */
export type Control = 'boolean' | 'options' | 'text' | 'number' | 'none'

export interface Prop {
  name: string
  /** Type without `undefined`. */
  type: string
  control: Control
  options?: (string | number | boolean)[]
  isRequired: boolean
  initial?: string
  doc: string
}

/** One part of a component with several: `Content` of `Dialog`. */
export interface Part {
  name: string
  doc: string
  props: Prop[]
}

export interface Component {
  name: string
  /** Path relative to the root of the repository. */
  file: string
  doc: string
  /** Props; empty for a component with parts. */
  props: Prop[]
  parts: Part[]
}

export interface Change {
  /** Day as `YYYY-MM-DD`. */
  day: string
  subject: string
}

export interface ShownStory {
  name: string
  label: string
  id: string
}

export interface PageFacts extends Component {
  title: string
  /** Path relative to the root of the repository. */
  storiesFile: string
  /** The values of `data-kit`, and the names of `data-part`. */
  marks: { kit: string; parts: string[] }
  stories: ShownStory[]
  /** True if the arguments of its stories are its own properties. */
  isDirect: boolean
  /** Properties of the component that the stories render, if it is another one. */
  storyProps: Prop[]
  /** The id of the story with all brands. */
  matrix?: string
  /** Paths of its tokens: `color.action`. */
  tokens: string[]
  /** Undefined if the build has no git. */
  changes?: Change[]
}
