export const livePictureMessages = {
  'betting.picture.label': 'Live TV of {event}',
  'betting.picture.float': 'Show in a corner',
  'betting.picture.isAway': 'The picture is in a corner of the screen',
  'betting.picture.back': 'Back to {event}',
  'betting.picture.move': 'Move to the next corner. Arrow keys choose a corner.',
  'betting.picture.enlarge': 'Enlarge the picture',
  'betting.picture.reduce': 'Make the picture smaller',
  'betting.picture.close': 'Close the picture',
} as const satisfies Record<string, string>
