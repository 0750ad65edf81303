/**
 * Runs before the first paint, so that a player who chose light never sees dark flash. The key is the shell's. A file of
 * its own: the operator's policy refuses scripts inside the page.
 */
export const themeScript = `try {
  const mode = localStorage.getItem('kit.mode')
  const page = document.documentElement.dataset
  // A brand of one mode has nothing to choose.
  if (page.modes.split(' ').includes(mode)) page.mode = mode
} catch {
  // Blocked storage remembers nothing: the brand's own mode stays.
}
`
