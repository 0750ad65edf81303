import type { Words } from '@kit/ui'

/** Messages of the first screen: the page's name in the player's menu. */
export const messages = {
  'orders.title': 'Unmatched orders',
} as const satisfies Record<string, string>

declare module '@kit/ui' {
  interface MessageCatalogue extends Words<typeof messages> {}
}
