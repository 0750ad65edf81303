/** The title of the page, which the account menu shows from the start. */
export const menuMessages = { 'care.menu': 'Safer play' } as const satisfies Record<string, string>
