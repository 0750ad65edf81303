/** The events sent to pixels; they contain nothing about the player. */
export const pixelEvents = ['PageView'] as const
export type PixelEvent = (typeof pixelEvents)[number]

/** Delay of analytics tags after the start of the site, in ms. Source: SHELL-129. */
export const pixelsAfterMs = 5000

const idForm = /^\d{1,20}$/

/** Splits ids into valid ones, which are digits, without duplicates, and the others. */
export function readPixelIds(ids: readonly string[]): { valid: string[]; wrong: string[] } {
  const once = [...new Set(ids)]
  return { valid: once.filter((id) => idForm.test(id)), wrong: once.filter((id) => !idForm.test(id)) }
}

/** Pages where a password, a phone number or money is typed; pixels are not called there. */
const privatePaths =
  /^\/(?:login|direct-login|login-user|login-auth|register|signup|r|register-referrer|secureauth|profile|my-wallet|deposit|withdraw|transaction)(?:\/|$)/i

export const mayCallPixels = (path: string): boolean => !privatePaths.test(path)

export function pixelAddress(
  page: string | undefined,
  ids: readonly string[],
  event: PixelEvent,
): string | undefined {
  if (page === undefined || ids.length === 0) return undefined
  return `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams({ ids: ids.join(), event })}`
}
