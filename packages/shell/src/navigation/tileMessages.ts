/** Worded as specified. */
export const tileMessages = {
  'shell.wallet': 'Your wallet',
  'shell.wallet.points': 'Points',
  'shell.wallet.exposure': 'Exp',
  'shell.tile.affiliates': 'Affiliates',
  'shell.tile.leaderboard': 'LeaderShip Board',
  'shell.tile.tutorials': 'Tutorials',
  'shell.tile.help.signUp': 'How to Signup ?',
  'shell.tile.help.deposit': 'How to Deposit ?',
  'shell.tile.help.withdraw': 'How to Withdraw ?',
  'shell.tile.help.play': 'How to Play ?',
  'shell.tile.help.login': 'How to login ?',
} as const satisfies Record<string, string>
