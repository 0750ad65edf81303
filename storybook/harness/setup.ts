import { afterEach, beforeEach, inject } from 'vitest'
import { checkThemes } from './otherThemes.ts'
import { checkPicture, proveThatPicturesTell } from './pictures.ts'
import { listenToConsole } from './quietConsole.ts'
import { themesOf, type Theme } from './themes.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** In how many other themes each story is looked at, and what draws them. */
    themes: { share: number; seed: string }
  }
  interface TestContext {
    /** What Storybook's test rendered. */
    story?: Story
  }
}
interface Story {
  id: string
  globals: Record<string, unknown>
  tags: string[]
}

let listening: ReturnType<typeof listenToConsole>

beforeEach(() => {
  listening = listenToConsole()
})

// A story stays on the page until the next one is rendered.
afterEach(async ({ story, task }) => {
  if (story && task.result?.state !== 'fail') {
    const { brand, mode } = story.globals as unknown as Theme
    if (story.tags.includes('matrix')) {
      await checkPicture(story.id)
      if (story.id === 'matrix-button--every-brand') await proveThatPicturesTell()
    } else await checkThemes(themesOf(story.id, { brand, mode }, inject('themes')))
  }
  const complaints = listening.stop()
  if (complaints.length > 0) throw new Error(`The console is to stay empty:\n${complaints.join('\n')}`)
})
