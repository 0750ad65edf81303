const domain = '@players.invalid'

/** Reaches nobody; for accounts that gave no address (REG-048). */
export const generatedMail = (name: string): string => name + domain

/** The player never gave such an address. */
export const isGeneratedMail = (email: string): boolean => email.endsWith(domain)
