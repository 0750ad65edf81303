/** What a test looks at beside a story's own `play`. Told by `setup.ts`: a person's workshop has none. */
export interface StoryChecks {
  /** Before a story is rendered. Returns what is to be put back after it. */
  begin: (story: { tags: string[] }) => (() => void) | undefined
  /** With the story on the page. Throws what is wrong with it. */
  end: (story: {
    id: string
    globals: Record<string, unknown>
    tags: string[]
    canvasElement: HTMLElement
  }) => Promise<void>
}

// Set-up files run once a page, and stories share one: hooks of Vitest would be of the first file alone.
declare global {
  var storyChecks: StoryChecks | undefined
}
