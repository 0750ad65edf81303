/**
 * The sources that a page may load in addition to its own files. Every list is of origins, as a
 * policy names them.
 */
export interface PageSources {
  /**
   * The origins of its live socket, if a browser does not treat them as the page's own origin:
   * `wss://brand.example`.
   */
  sockets?: readonly string[]
  /** An operator elsewhere: `connect` of the built site's `pages.json`. */
  connect?: readonly string[]
  images?: readonly string[]
  frames?: readonly string[]
  /** Hashes of inlined styles and scripts, of `pages.json`: `sha256-…`. */
  styleHashes?: readonly string[]
  scriptHashes?: readonly string[]
}

const quoted = (hashes: readonly string[] = []): string[] => hashes.map((hash) => `'${hash}'`)

/** Returns the Content-Security-Policy of a page. It runs the scripts of its own origin and the inlined ones of its hashes. */
export function pagePolicy(sources: PageSources): string {
  const { sockets = [], connect = [], images = [], frames = [], styleHashes, scriptHashes } = sources
  const directive = (name: string, allowed: readonly string[]) => [name, ...new Set(allowed)].join(' ')
  return [
    "default-src 'none'",
    directive('script-src', ["'self'", ...quoted(scriptHashes)]),
    directive('style-src', ["'self'", ...quoted(styleHashes)]),
    directive('img-src', ["'self'", 'data:', 'blob:', ...images]),
    "font-src 'self'",
    directive('connect-src', ["'self'", ...sockets, ...connect]),
    directive('frame-src', ["'self'", ...frames]),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types kit-worker',
  ].join('; ')
}

/** The policy of a worker that compiles WebAssembly, for files below `/assets/engine/`. Pages never have it. */
export const enginePolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
].join('; ')

/** Headers of every answer, besides its policy. */
export const pageHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const

/** Cache-Control of a file below `/assets`, whose name has a hash of its content. */
export const hashedFileAge = 'public, max-age=31536000, immutable'
/** Cache-Control of pages and other files without a hash. */
export const pageAge = 'no-cache'
/** Addresses with a password or a token: no cache keeps a page under them. */
export const secretPath = /^\/+(?:login-user|direct-login)\//i
