import type { BrowserCommand } from 'vitest/node'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Whether parts move: a test that is about motion asks for it, and asks for stillness again. */
    showMotion: (shows: boolean) => Promise<void>
  }
}

/** Tests see pages as those who asked their system for less motion: waiting for slides took a third of their time. */
export const showMotion: BrowserCommand<[shows: boolean]> = ({ page }, shows) =>
  page.emulateMedia({ reducedMotion: shows ? 'no-preference' : 'reduce' })
