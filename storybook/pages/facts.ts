/** How a property is changed on a page: by a box, a list, a text, a number, or not at all (a function, an object). */
export type Control = 'boolean' | 'options' | 'text' | 'number' | 'none'

export interface Prop {
  name: string
  /** As it is written, without `undefined`. */
  type: string
  control: Control
  /** The values of a union of literals. */
  options?: (string | number | boolean)[]
  isRequired: boolean
  /** The code of its default. */
  initial?: string
  doc: string
}

/** One part of a component with several: `Content` of `Dialog`. */
export interface Part {
  name: string
  doc: string
  props: Prop[]
}

/** What is read of a component in the sources. */
export interface Component {
  name: string
  /** The file that contains it, from the root of the repository. */
  file: string
  doc: string
  /** Empty for a component with parts. */
  props: Prop[]
  parts: Part[]
}

export interface Change {
  /** As `YYYY-MM-DD`. */
  day: string
  subject: string
}

export interface ShownStory {
  /** The name of its export. */
  name: string
  /** As the sidebar writes it. */
  label: string
  id: string
}

/** Everything on a component's page that is generated. */
export interface PageFacts extends Component {
  /** The title of its stories: `Actions/Button`. */
  title: string
  /** From the root of the repository. */
  storiesFile: string
  /** The words of `data-kit`, and the names of `data-part`. */
  marks: { kit: string; parts: string[] }
  /** The stories that show it. */
  stories: ShownStory[]
  /** Whether the arguments of its stories are its own properties. */
  isDirect: boolean
  /** Properties of what the stories render, where that is another component. */
  storyProps: Prop[]
  /** The id of the story with all brands. */
  matrix?: string
  /** Paths of its tokens: `color.action`. */
  tokens: string[]
  /** Undefined where the build has no git. */
  changes?: Change[]
}
