/** What pixels are told; nothing of the player is in it. */
export const pixelEvents = ['PageView'] as const
export type PixelEvent = (typeof pixelEvents)[number]

/** Analytics tags load this long after the start of the site (SHELL-129). */
export const pixelsAfterMs = 5000

const idForm = /^\d{1,20}$/

/** The ids that are digits, each once, and the others. */
export function readPixelIds(ids: readonly string[]): { valid: string[]; wrong: string[] } {
  const once = [...new Set(ids)]
  return { valid: once.filter((id) => idForm.test(id)), wrong: once.filter((id) => !idForm.test(id)) }
}

/** Pages where a password, a phone or money is typed: no pixel learns that somebody is there. */
const privatePaths =
  /^\/(?:login|direct-login|login-user|login-auth|register|signup|r|register-referrer|secureauth|profile|my-wallet|deposit|withdraw|transaction)(?:\/|$)/i

export const mayCallPixels = (path: string): boolean => !privatePaths.test(path)

/** Address of the page that calls the pixels; undefined where there are none. */
export function pixelAddress(
  page: string | undefined,
  ids: readonly string[],
  event: PixelEvent,
): string | undefined {
  if (page === undefined || ids.length === 0) return undefined
  return `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams({ ids: ids.join(), event })}`
}
