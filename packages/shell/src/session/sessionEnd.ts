import type { LogoutReason } from '@kit/sdk'
import type { MessageId } from '@kit/ui'

/** What a player reads when a login ends without being asked to; leaving on purpose needs no words. */
export const sessionEndWords: Readonly<Record<LogoutReason, MessageId | null>> = {
  asked: null,
  expired: 'shell.session.expired',
  demoOver: 'shell.session.demoOver',
  byAdmin: 'shell.session.byAdmin',
}
