import type { BrowserCommand } from 'vitest/node'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Turns motion on or off: a test about motion turns it on, and off again afterwards. */
    showMotion: (shows: boolean) => Promise<void>
  }
}

/** Tests run with reduced motion: waiting for slides took a third of their time. */
export const showMotion: BrowserCommand<[shows: boolean]> = ({ page }, shows) =>
  page.emulateMedia({ reducedMotion: shows ? 'no-preference' : 'reduce' })
