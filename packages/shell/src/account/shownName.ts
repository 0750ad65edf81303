/** Number of characters of a user name that the header shows (SHELL-040). */
const nameLength = 10

/** The first ten characters of the name; `Array.from` does not split surrogate pairs. */
export const shownName = (userName: string): string => Array.from(userName).slice(0, nameLength).join('')
