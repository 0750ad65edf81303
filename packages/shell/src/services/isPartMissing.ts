/** The error messages of Chromium, Firefox, Safari and the bundler for a chunk that fails to load. */
const messages = /imported module|module script|preload CSS/

/**
 * Returns true if a chunk failed to load. The browser does not request a failed module again in the
 * same page.
 */
export const isPartMissing = (error: unknown): boolean =>
  error instanceof Error && messages.test(error.message)
