export const languageMessages = {
  'shell.language': 'Language',
} as const satisfies Record<string, string>
