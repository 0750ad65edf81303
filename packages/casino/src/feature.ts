import type { Feature } from '@kit/shell/feature'

/** The casino feature. So far: a player's casino bets in the history. */
export function casino(): Feature {
  return {
    name: 'casino',
    messages: {},
    translations: { hi: async () => (await import('./translations/hi.ts')).hi },
    setup: () => ({
      history: [
        {
          id: 'casino',
          types: ['casino', 'Live Casino', 'Virtual Games', 'Slot Games', 'Crash Games', 'Lottery'],
          load: async () => ({ default: (await import('./history/casinoHistory.ts')).casinoHistory }),
        },
      ],
    }),
  }
}
