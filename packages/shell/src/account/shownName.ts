/** How much of a user name fits in the header (SHELL-040). */
const nameLength = 10

/** The first ten characters of the name; `Array.from` does not split surrogate pairs. */
export const shownName = (userName: string): string => Array.from(userName).slice(0, nameLength).join('')
