import type { LogoutReason } from '@kit/sdk'
import type { MessageId } from '@kit/ui'

/** A logout by the player has none. */
export const sessionEndWords: Readonly<Record<LogoutReason, MessageId | null>> = {
  asked: null,
  expired: 'shell.session.expired',
  demoOver: 'shell.session.demoOver',
  byAdmin: 'shell.session.byAdmin',
}
