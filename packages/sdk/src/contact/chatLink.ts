/** An international phone number as people write it. */
const phone = /^\+?[\d\s().-]{7,20}$/

/**
 * Returns the address of a chat from a configured value: a phone number (WhatsApp) or a URL.
 * Undefined if it is missing or neither; its control is hidden.
 */
export function chatLink(value: string | null | undefined): string | undefined {
  const given = value?.trim() ?? ''
  if (phone.test(given)) return `https://wa.me/${given.replaceAll(/\D/g, '')}`
  return /^https:\/\/[^\s]+$/.test(given) && URL.canParse(given) ? given : undefined
}
