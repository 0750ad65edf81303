/** Returns a brand's id: `Süper Bet 🎰 99` becomes `super-bet-99`. A name without Latin letters becomes `site`. */
export function idOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F'’]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
  // Packages and attributes must start with a letter.
  const id = /^\d/.test(words) ? `site-${words}` : words
  return id.slice(0, 60).replace(/-+$/, '') || 'site'
}
