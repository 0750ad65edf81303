/** An international phone number as people write it. */
const phone = /^\+?[\d\s().-]{7,20}$/

/**
 * The address that opens a chat, of a configured value: a phone number (WhatsApp) or an address of the web. Undefined
 * where there is none, or where it is neither: its control is hidden.
 */
export function chatLink(value: string | null | undefined): string | undefined {
  const given = value?.trim() ?? ''
  if (phone.test(given)) return `https://wa.me/${given.replaceAll(/\D/g, '')}`
  return /^https:\/\/[^\s]+$/.test(given) && URL.canParse(given) ? given : undefined
}
