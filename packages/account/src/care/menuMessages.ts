/** Shown in the account menu from the start. */
export const menuMessages = { 'care.menu': 'Safer play' } as const satisfies Record<string, string>
