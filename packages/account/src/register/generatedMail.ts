const domain = '@players.invalid'

/** An address that no mail reaches, for accounts that gave none (REG-048). */
export const generatedMail = (name: string): string => name + domain

/** Returns true for an address that a sign-up generated: the player never gave it. */
export const isGeneratedMail = (email: string): boolean => email.endsWith(domain)
