/** Messages of the language menu, loaded with it. */
export const languageMessages = {
  'shell.language': 'Language',
} as const satisfies Record<string, string>
