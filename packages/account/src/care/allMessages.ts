import type { Words } from '@kit/ui'
import { careMessages as messages } from './messages.ts'

export { messages }

declare module '@kit/ui' {
  interface MessageCatalogue extends Words<typeof messages> {}
}
