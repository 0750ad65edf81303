/** Where a login leads: the path that asked for it, if it is a path of this site, else home. */
export function returnPath(path: string | undefined): string {
  if (path === undefined || !/^\/(?![/\\])/.test(path)) return '/'
  return path
}
