export const popupMessages = {
  'shell.notice.close': 'Close',
  'shell.notice.okay': 'Okay',
  'shell.notice.welcome.title': 'Welcome',
  'shell.notice.welcome.picture': 'What is new on {name}',
  'shell.notice.update.title': 'Application Update',
  'shell.notice.update.text':
    'Version {version} of the app is here. Download it to keep your prices live and your bets safe.',
  'shell.notice.update.download': 'Download',
  'shell.notice.app.title': 'Download our app',
  'shell.notice.app.text': 'Use the site as an app on your phone.',
  'shell.notice.app.download': 'Download APK',
  'shell.notice.app.later': 'Not now',
  'shell.notice.session.title': 'You are logged out',
  'shell.notice.session.login': 'Login',
} as const satisfies Record<string, string>
