export interface FrameSources {
  /** Exact hosts, with port if any. */
  hosts: readonly string[]
  /** Paths of the page's own origin that serve pages for frames, each ending in "/". */
  ownPaths?: readonly string[]
}

export interface FrameAddress {
  url: URL
  /** True for the page's own origin: the page must run in a sandbox with an opaque origin. */
  isOwn: boolean
}

/**
 * Returns the address of a frame if it is allowed: https, exactly one of the listed hosts, no name or password. On the
 * page's own origin, where a sandbox with scripts and storage would not isolate it, only under a listed path, and then
 * with an opaque origin. Source: threat model, "Frames only by IsolatedFrame".
 */
export function frameAddress(
  src: string,
  { hosts, ownPaths = [] }: FrameSources,
  pageOrigin: string,
): FrameAddress | undefined {
  const isPath = src.startsWith('/') && !src.startsWith('//')
  if (isPath ? !URL.canParse(src, pageOrigin) : !URL.canParse(src)) return undefined
  const url = isPath ? new URL(src, pageOrigin) : new URL(src)
  if (url.username !== '' || url.password !== '') return undefined
  // Checked after parsing, so that "/../" cannot escape the path.
  if (url.origin === pageOrigin)
    return ownPaths.some((path) => url.pathname.startsWith(path)) ? { url, isOwn: true } : undefined
  return url.protocol === 'https:' && hosts.includes(url.host) ? { url, isOwn: false } : undefined
}
