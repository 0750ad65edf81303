/** What Chromium, Firefox, Safari and the bundler say of a part that could not be loaded. */
const words = /imported module|module script|preload CSS/

/** Whether a part of the program failed to load. A page that failed to load one does not ask for it again. */
export const isPartMissing = (error: unknown): boolean => error instanceof Error && words.test(error.message)
