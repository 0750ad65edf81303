/** Messages of the change of a password, loaded with it. Texts that the specification gives are verbatim. */
export const passwordMessages = {
  'account.password.title': 'Change Password',
  'account.password.text': 'Your password is a temporary one. Choose your own to go on; then log in with it.',
  'account.password.old': 'Old Password',
  'account.password.new': 'New Password',
  'account.password.confirm': 'Confirm Password',
  'account.password.show': 'Show password',
  'account.password.hide': 'Hide password',
  'account.password.close': 'Close',
  'account.password.submit': 'Change Password',
  'account.password.changed': 'PASSWORD UPDATED',
  'account.password.owed': 'Please change password and copy transaction code',
  'account.password.weak': 'Password should contain 8 character & 1 digit',
  'account.password.missing': 'Invalid Password',
  'account.password.different': "Password Didn't Match",
  'account.password.long': 'At most 128 characters.',
  'account.password.failed': 'Something Went Wrong, Please Try again!',
} as const satisfies Record<string, string>
