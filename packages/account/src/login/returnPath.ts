/**
 * Returns the page to open after a login: the path that requested it if it belongs to this site, else the home page
 * (Q-124).
 */
export function returnPath(path: string | undefined): string {
  if (path === undefined || !/^\/(?![/\\])/.test(path)) return '/'
  return path
}
