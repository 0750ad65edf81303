import type { Stage } from './stage.ts'

/** A thing to try: a link that makes something happen in the sandbox and opens the page where it is seen. */
export interface Scene {
  /** The last part of its link. */
  id: string
  title: string
  /** The visitor's task and what follows, in one or two sentences. */
  watch: string
  /**
   * Makes it happen, mostly some seconds later. Returns the path of the site's page. Throws `SceneUnavailable` if the
   * operator has no market for it.
   */
  set(stage: Stage): Promise<string>
}
