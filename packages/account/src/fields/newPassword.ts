/**
 * Returns true if a password has at least 8 characters and one digit: the specification's rule for every new password
 * (PWD-012).
 */
export const isStrongPassword = (password: string): boolean =>
  [...password].length >= 8 && /\d/.test(password)
