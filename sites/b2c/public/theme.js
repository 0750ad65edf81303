// Runs before the first paint, so that a player who chose light never sees dark flash. The key is the shell's.
try {
  const mode = localStorage.getItem('kit.mode')
  if (mode === 'light' || mode === 'dark') document.documentElement.dataset.mode = mode
} catch {
  // Blocked storage remembers nothing: the brand's own mode stays.
}
