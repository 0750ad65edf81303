/**
 * A brand's name as programs use it: `Süper Bet 🎰 99` is `super-bet-99`. A name without a Latin letter is `site`.
 */
export function idOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F'’]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
  // A package and an attribute begin with a letter.
  const id = /^\d/.test(words) ? `site-${words}` : words
  return id.slice(0, 60).replace(/-+$/, '') || 'site'
}
