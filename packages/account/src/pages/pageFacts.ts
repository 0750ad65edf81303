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

/** Page for the person logging in only. */
const loginStep: Record<string, PageFacts> = { '/login-auth': { isPrivate: true } }

/** Facts about pages for search engines. */
export const pageFacts = { pages: { ...pages, ...loginStep }, messages: { ...messages, ...pageMessages } }
