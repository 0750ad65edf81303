import type { LogoutReason } from '@kit/sdk'
import type { MessageId } from '@kit/ui'

/** The message a player sees when a login ends by itself; a logout of one's own has none. */
export const sessionEndWords: Readonly<Record<LogoutReason, MessageId | null>> = {
  asked: null,
  expired: 'shell.session.expired',
  demoOver: 'shell.session.demoOver',
  byAdmin: 'shell.session.byAdmin',
}
