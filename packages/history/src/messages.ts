/** The title of the page, which the account menu shows from the start. */
export const messages = { 'history.title': 'My Bets' } as const satisfies Record<string, string>
