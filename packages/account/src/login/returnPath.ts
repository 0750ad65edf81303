/** Where a login leads: to the path that requested it if it is a path of this site, else to the home page. */
export function returnPath(path: string | undefined): string {
  if (path === undefined || !/^\/(?![/\\])/.test(path)) return '/'
  return path
}
