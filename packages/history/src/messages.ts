export const messages = { 'history.title': 'My Bets' } as const satisfies Record<string, string>
