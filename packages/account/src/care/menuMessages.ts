export const menuMessages = { 'care.menu': 'Safer play' } as const satisfies Record<string, string>
