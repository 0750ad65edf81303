import { messages } from './messages.ts'

/** All are private. */
export const pageFacts = {
  pages: {
    '/staff': { title: 'staff.players' },
    '/staff/players/$userId': { title: 'staff.players' },
    '/staff/requests': { title: 'staff.requests' },
    '/staff/complaints': { title: 'staff.complaints' },
    '/staff/markets': { title: 'staff.markets' },
    '/staff/operator': { title: 'staff.operator' },
  },
  messages,
} as const
