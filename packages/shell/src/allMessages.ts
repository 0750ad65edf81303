import { footerMessages } from './layout/footerMessages.ts'
import { messages as early } from './messages.ts'
import { noticeMessages } from './pages/noticeMessages.ts'
import { pointMessages } from './pages/pointMessages.ts'
import { slideMessages } from './pages/slideMessages.ts'

/** Every word of the shell: those of the first screen, and those that come with its parts. */
export const messages = { ...early, ...footerMessages, ...noticeMessages, ...pointMessages, ...slideMessages }
