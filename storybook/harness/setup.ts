import { inject } from 'vitest'
import { frozenClock } from '../matrix/frozenClock.ts'
import { drawMatrix } from './drawMatrix.ts'
import { drawScreen } from './drawScreen.ts'
import { checkThemes } from './otherThemes.ts'
import { checkPicture, provePictureSensitivity } from './pictures.ts'
import { checkPreferences, endlessAnimations } from './preferences.ts'
import { listenToConsole } from './quietConsole.ts'
import { settled } from './settled.ts'
import './storyChecks.ts'
import { seesPreferences, themesOf, type Theme } from './themes.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Number of other themes in which each story is checked, and the seed that selects them. */
    themes: { share: number; seed: string }
  }
}

let listening = listenToConsole()

/**
 * Removes the style with which Storybook pauses animations of a tested story. Another theme would show their
 * first frame, and a failed story, which does not remove it, would prevent overlays from closing.
 */
function resumeAnimations(): void {
  for (const style of document.querySelectorAll('style'))
    if (style.textContent.includes('animation-play-state: paused !important')) style.remove()
}

/**
 * Returns true for a screen that is pictured at the end of its story, in one direction and in its own set of
 * themes.
 */
const isPictured = (tags: string[], { direction }: Record<string, unknown>) =>
  tags.includes('pictured') && direction === 'ltr'

globalThis.storyChecks = {
  begin: ({ tags }) => {
    resumeAnimations()
    listening.stop()
    listening = listenToConsole()
    return tags.includes('pictured') ? frozenClock() : undefined
  },
  end: async ({ id, globals, tags, canvasElement }) => {
    resumeAnimations()
    const endless = endlessAnimations()
    await settled()
    if (tags.includes('matrix')) {
      await checkPicture(id, drawMatrix)
      if (id === 'matrix-button--every-brand') await provePictureSensitivity()
    } else await checkThemes(themesOf(id, globals as unknown as Theme, inject('themes')))
    if (isPictured(tags, globals)) await checkPicture(id, () => drawScreen(canvasElement))
    if (!tags.includes('matrix') && seesPreferences(id, inject('themes'))) await checkPreferences(id, endless)
    const complaints = listening.stop()
    if (complaints.length > 0) throw new Error(`The console is to stay empty:\n${complaints.join('\n')}`)
  },
}
