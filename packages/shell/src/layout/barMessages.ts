export const barMessages = {
  'shell.bar.whatsapp': 'WhatsApp',
  'shell.bar.casino': 'Casino',
  'shell.bar.transactions': 'Transactions',
} as const satisfies Record<string, string>
