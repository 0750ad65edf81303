import { configure } from 'storybook/test'
import { inject } from 'vitest'
import { checkThemes } from './otherThemes.ts'
import { checkPicture, proveThatPicturesTell } from './pictures.ts'
import { listenToConsole } from './quietConsole.ts'
import './storyChecks.ts'
import { themesOf, type Theme } from './themes.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** In how many other themes each story is looked at, and what draws them. */
    themes: { share: number; seed: string }
  }
}

// How long a `waitFor` of a story waits on a machine with other work.
configure({ asyncUtilTimeout: 5000 })

let listening = listenToConsole()

/** A story that fails leaves Storybook's pause behind, and stories share the page: what opens in the next would never close. */
function letMove(): void {
  for (const style of document.querySelectorAll('style'))
    if (style.textContent.includes('animation-play-state: paused !important')) style.remove()
}

globalThis.storyChecks = {
  begin: () => {
    letMove()
    listening.stop()
    listening = listenToConsole()
  },
  end: async ({ id, globals, tags }) => {
    if (tags.includes('matrix')) {
      await checkPicture(id)
      if (id === 'matrix-button--every-brand') await proveThatPicturesTell()
    } else await checkThemes(themesOf(id, globals as unknown as Theme, inject('themes')))
    const complaints = listening.stop()
    if (complaints.length > 0) throw new Error(`The console is to stay empty:\n${complaints.join('\n')}`)
  },
}
