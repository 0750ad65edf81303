/** Names of the casino pages, to the letter of the specification (SHELL-066). */
export const casinoMessages = {
  'shell.casino.premium': 'Premium Casino',
  'shell.casino.top': 'Top Casino',
  'shell.casino.live': 'Live Casino',
  'shell.casino.crash': 'Crash Games',
  'shell.casino.virtual': 'Virtual Game',
  'shell.casino.slots': 'Slot Games',
  'shell.casino.lottery': 'Lottery',
} as const satisfies Record<string, string>
