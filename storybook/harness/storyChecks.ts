/** Checks of a test besides a story's own `play`, set by `setup.ts`; the interactive Storybook has none. */
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

// Set-up files run once per page, which story files share: hooks of Vitest would belong to the first file only.
declare global {
  var storyChecks: StoryChecks | undefined
}
