/** Shown in the account menu from the start. */
export const messages = { 'history.title': 'My Bets' } as const satisfies Record<string, string>
