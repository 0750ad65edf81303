/** Messages of the shell's own entries of the bottom bar, loaded with them. */
export const barMessages = {
  'shell.bar.whatsapp': 'WhatsApp',
  'shell.bar.casino': 'Casino',
  'shell.bar.transactions': 'Transactions',
} as const satisfies Record<string, string>
