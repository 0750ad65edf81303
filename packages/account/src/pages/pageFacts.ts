import type { PageFacts } from '@kit/shell/feature'
import { messages } from '../messages.ts'
import { pageMessages } from './pageMessages.ts'
import type { PagePath } from './pagePaths.ts'

const pages: Record<PagePath, PageFacts> = {
  '/profile': { title: 'account.profile' },
  '/my-wallet': { title: 'account.wallet' },
  '/notification': { title: 'account.notifications' },
  '/complain-box': { title: 'account.complaint' },
  '/refer': { title: 'account.refer' },
}

/** The titles of the account's pages. */
export const pageFacts = { pages, messages: { ...messages, ...pageMessages } }
