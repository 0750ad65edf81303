/** Checks of a test run in addition to a story's own `play`, set by `setup.ts`. Storybook itself has none. */
export interface StoryChecks {
  /** Runs before a story renders. Returns a function that restores its changes. */
  begin: (story: { tags: string[] }) => (() => void) | undefined
  /** Runs with the story on the page. Throws the faults found. */
  end: (story: {
    id: string
    globals: Record<string, unknown>
    tags: string[]
    canvasElement: HTMLElement
  }) => Promise<void>
}

// Stories share one page and set-up files run once per page, so Vitest's hooks would only apply to the first
// file.
declare global {
  var storyChecks: StoryChecks | undefined
}
