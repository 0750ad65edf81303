/**
 * Messages of the external content. The titles of the videos are worded as specified (SHELL-090).
 */
export const outsideMessages = {
  'shell.chat.open': 'Chat',
  'shell.chat.title': 'Live chat',
  'shell.chat.close': 'Close the chat',
  'shell.chat.refused': 'This chat cannot be shown here.',
  'shell.chat.late': 'The chat does not answer',
  'shell.chat.lateText': 'The rest of the site works. Try again, or come back later.',
  'shell.chat.retry': 'Try again',
  'shell.video.signUp': 'How to Signup ?',
  'shell.video.login': 'How to Login ?',
  'shell.video.deposit': 'How to Deposit ?',
  'shell.video.withdraw': 'How to Withdraw ?',
  'shell.video.play': 'How to Play ?',
  'shell.video.exit': 'Exit',
  'shell.video.refused': 'This video cannot be shown here.',
  'shell.consent': 'Measuring',
  'shell.consent.text':
    'May we count visits that come from our advertisements? We share no account data, and the site works the same either way.',
  'shell.consent.allow': 'Allow',
  'shell.consent.refuse': 'Refuse',
  'shell.pixels': 'Advertising measurement',
} as const satisfies Record<string, string>
