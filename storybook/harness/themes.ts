import { brands, type BrandName } from '@kit/tokens/brands'

export interface Theme {
  brand: BrandName
  mode: 'dark' | 'light'
}
export type Direction = 'ltr' | 'rtl'

export const themes: readonly Theme[] = Object.values(brands).flatMap(({ name, modes }) =>
  modes.map((mode) => ({ brand: name as BrandName, mode })),
)

/** FNV-1a: returns the same number for the same text on every machine. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193)
  return hash >>> 0
}

/**
 * In addition to the story's own theme, each with a direction of writing: all, or `share` selected by the
 * story's id and `seed`. The selection is even, so that few stories cover every theme.
 */
export function themesOf(
  storyId: string,
  own: Theme,
  { share, seed }: { share: number; seed: string },
): readonly (Theme & { direction: Direction })[] {
  const others = themes.filter(({ brand, mode }) => brand !== own.brand || mode !== own.mode)
  const start = numberOf(`${seed} ${storyId}`)
  return Array.from({ length: Math.min(share, others.length) }, (_, turn) => ({
    ...others[(start + turn) % others.length]!,
    direction: (start + turn) % 4 === 0 ? 'rtl' : 'ltr',
  }))
}

/** Part of the components whose stories are seen in forced colours and with reduced motion: one in this many. */
const componentsPerRun = 16

/**
 * Returns true if a story is seen as these preferences show it: the stories of one component in sixteen, selected by
 * `seed`, or all of them where every theme is checked. The emulation takes a second for each story.
 */
export function seesPreferences(storyId: string, { share, seed }: { share: number; seed: string }): boolean {
  if (share === 0) return false
  const [component = ''] = storyId.split('--')
  return share >= themes.length || numberOf(`${seed} ${component}`) % componentsPerRun === 0
}
