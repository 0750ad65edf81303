export const balanceMessages = {
  'shell.balance.asOf': 'As of {time}, waiting for the operator',
  'shell.balance.unknown': 'Could not be loaded',
} as const satisfies Record<string, string>
