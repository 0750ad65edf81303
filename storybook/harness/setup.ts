import { configure } from 'storybook/test'
import { inject } from 'vitest'
import { frozenClock } from '../matrix/frozenClock.ts'
import { drawMatrix } from './drawMatrix.ts'
import { drawScreen } from './drawScreen.ts'
import { checkThemes } from './otherThemes.ts'
import { checkPicture, proveThatPicturesTell } from './pictures.ts'
import { listenToConsole } from './quietConsole.ts'
import { settled } from './settled.ts'
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

/**
 * Removes the style with which Storybook pauses animations of a tested story: another theme would show their first frame,
 * and after a failed story, which leaves it behind, nothing that opens would close.
 */
function letMove(): void {
  for (const style of document.querySelectorAll('style'))
    if (style.textContent.includes('animation-play-state: paused !important')) style.remove()
}

/** A screen is pictured as its story left it. Its picture is of one direction; its themes are its own. */
const isPictured = (tags: string[], { direction }: Record<string, unknown>) =>
  tags.includes('pictured') && direction === 'ltr'

globalThis.storyChecks = {
  begin: ({ tags }) => {
    letMove()
    listening.stop()
    listening = listenToConsole()
    return tags.includes('pictured') ? frozenClock() : undefined
  },
  end: async ({ id, globals, tags, canvasElement }) => {
    letMove()
    await settled()
    if (tags.includes('matrix')) {
      await checkPicture(id, drawMatrix)
      if (id === 'matrix-button--every-brand') await proveThatPicturesTell()
    } else await checkThemes(themesOf(id, globals as unknown as Theme, inject('themes')))
    if (isPictured(tags, globals)) await checkPicture(id, () => drawScreen(canvasElement))
    const complaints = listening.stop()
    if (complaints.length > 0) throw new Error(`The console is to stay empty:\n${complaints.join('\n')}`)
  },
}
