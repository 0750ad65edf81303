import type { Words } from '@kit/ui'

export const messages = {
  'throwaway.terrace': 'Terrace',
  'throwaway.cheer': 'Cheer',
  'throwaway.cheered': 'You cheered {count} times',
  'throwaway.close': 'Close',
  'throwaway.flag': 'Wave a flag',
  'throwaway.noFlag': 'Nobody here has a flag',
} as const satisfies Record<string, string>

declare module '@kit/ui' {
  interface MessageCatalogue extends Words<typeof messages> {}
}
