export const themeStyleMessages = {
  'shell.themeStyle': 'Theme Style',
  'shell.themeStyle.diamond': 'Diamond',
  'shell.themeStyle.world': 'World-UI',
} as const satisfies Record<string, string>
