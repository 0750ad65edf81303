/** Checks of a test run beside a story's own `play`, set by `setup.ts`; the workshop itself has none. */
export interface StoryChecks {
  /** Runs before a story renders. Returns how to restore what it changed. */
  begin: (story: { tags: string[] }) => (() => void) | undefined
  /** Runs with the story on the page. Throws what is wrong with it. */
  end: (story: {
    id: string
    globals: Record<string, unknown>
    tags: string[]
    canvasElement: HTMLElement
  }) => Promise<void>
}

// Stories share one page and set-up files run once a page: Vitest's hooks would belong to the first file alone.
declare global {
  var storyChecks: StoryChecks | undefined
}
