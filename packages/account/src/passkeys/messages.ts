/** Messages of passkeys, loaded with the page that lists them. */
export const passkeyMessages = {
  'account.passkeys': 'Passkeys',
  'account.passkeys.text':
    'With a passkey you log in by your fingerprint, your face or the lock of your device, without a password.',
  'account.passkeys.none': 'You have no passkeys yet.',
  'account.passkeys.unsupported': 'This browser has no passkeys.',
  'account.passkeys.unknown': 'Unknown device',
  'account.passkeys.added': 'Added {time}',
  'account.passkeys.used': 'Last used {time}',
  'account.passkeys.synced': 'On all your devices',
  'account.passkeys.add': 'Add a passkey',
  'account.passkeys.addText': 'Your password first. Other devices are then logged out.',
  'account.passkeys.addDone': 'Passkey added',
  'account.passkeys.remove': 'Remove',
  'account.passkeys.removeOf': 'Remove: {device}',
  'account.passkeys.removeText': 'It lets nobody in any more. Other devices are logged out.',
  'account.passkeys.removeDone': 'Passkey removed',
  'account.passkeys.cancelled': 'No passkey was made.',
  'account.passkeys.known': 'This device has a passkey of this account already.',
} as const satisfies Record<string, string>
