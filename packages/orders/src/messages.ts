import type { Words } from '@kit/ui'

export const messages = {
  'orders.title': 'Unmatched orders',
} as const satisfies Record<string, string>

declare module '@kit/ui' {
  interface MessageCatalogue extends Words<typeof messages> {}
}
