export const casinoHistoryMessages = {
  'casino.history.game': 'Game',
  'casino.history.title': 'How this was settled',
  'casino.history.void': 'Void',
  'casino.history.notOver': 'The round is not over yet',
  'casino.history.untold': 'Not reported by the provider',
  'casino.history.outcome': 'Result',
  'casino.history.drawn': 'Drawn',
  'casino.history.round': 'All your stakes in this round',
  'casino.history.roundNet': 'Total',
  'casino.history.proof': 'Proof of the round',
  'casino.history.proofText':
    'The hash of the server’s seed was shown before the stakes, and each round has a seed of its own. Both seeds together give the result.',
  'casino.history.roundId': 'Round',
  'casino.history.verify': 'Check this round',
  'casino.history.serverSeedHash': 'Hash of the server’s seed',
  'casino.history.serverSeed': 'The server’s seed',
  'casino.history.clientSeed': 'Your seed',
} as const satisfies Record<string, string>
