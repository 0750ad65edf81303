export interface FrameSources {
  /** Exact hosts, each with its port when it has one. */
  hosts: readonly string[]
  /** Paths of the page's own origin under which pages made for frames stand, each ending in "/". */
  ownPaths?: readonly string[]
}

export interface FrameAddress {
  url: URL
  /** Of the page's own origin: it must stand in a sandbox without an origin. */
  isOwn: boolean
}

/**
 * The address of a frame, when it may be shown: https, on exactly one of the listed hosts and without a name or password in
 * it. Of the page's own origin, where a sandbox with scripts and storage would be none, only under a listed path, and then
 * in a sandbox that takes its origin from it. Source: threat model, "Frames only by IsolatedFrame".
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
  // After parsing, so that no "/../" leads out of the path.
  if (url.origin === pageOrigin)
    return ownPaths.some((path) => url.pathname.startsWith(path)) ? { url, isOwn: true } : undefined
  return url.protocol === 'https:' && hosts.includes(url.host) ? { url, isOwn: false } : undefined
}
