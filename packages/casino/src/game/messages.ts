import { noCasinoMessages } from '../game-list/messages.ts'

/** The texts for demo accounts are the specification's. */
export const gameMessages = {
  ...noCasinoMessages,
  'casino.game': 'Game',
  'casino.leave': 'Back to the games',
  'casino.reload': 'Reload the game',
  'casino.points': 'Points',
  'casino.sound': 'Sound',
  'casino.fullScreen': 'Full screen',
  'casino.leaveFullScreen': 'Leave the full screen',
  'casino.turn': 'Rotate your phone to play.',
  'casino.roundOpen': 'A round is running.',
  'casino.roundEnded': 'The round has ended.',
  'casino.connectionLost':
    'No connection. Your stake is safe, and the game resumes when you are back online.',
  'casino.providerLost': 'The game lost its provider and is reconnecting. Your stake is safe.',
  'casino.over': 'The provider has ended this game',
  'casino.refused': 'This game cannot be opened',
  'casino.unreachable': 'The game could not be opened. Check your connection.',
  'casino.late': 'The game does not answer',
  'casino.lateText': 'Your points are safe. Your stake is in your open bets.',
  'casino.foreign': 'This site does not allow the address of this game.',
  'casino.demo': 'This is your Demo Account, Please Login as Normal user',
  'casino.visitor': 'Log in to play',
  'casino.visitorText': 'Games are played with the points of your account.',
  'casino.login': 'Log in',
  'casino.elsewhere': 'You are playing in another tab',
  'casino.elsewhereText': 'You can play one game at a time in this browser.',
  'casino.playHere': 'Play here instead',
  'casino.noGame': 'No game selected',
  'casino.noGameText': 'Choose a game from the lists.',
} as const satisfies Record<string, string>
