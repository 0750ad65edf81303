/** How much of a user name the header has room for (SHELL-040). */
const nameLength = 10

/** The first ten characters of the name; people's characters, not halves of them. */
export const shownName = (userName: string): string => Array.from(userName).slice(0, nameLength).join('')
