import type { AssembledSite } from '../assembledSite.ts'

export interface GovernedRegion {
  region: string
  feature: string
  requirements: readonly string[]
}

/** Returns contributions by the names that the shell renders them under. */
export function contributionsOf({
  config,
  contributions,
}: Pick<AssembledSite, 'config' | 'contributions'>): GovernedRegion[] {
  return contributions.flatMap((contribution, index) => {
    const feature = config.features[index]?.name ?? ''
    const placed = (place: 'header' | 'home' | 'navigation') =>
      (contribution[place] ?? []).map(({ id, requirements = [] }) => ({
        region: `${place} ${id}`,
        feature,
        requirements,
      }))
    return [...placed('header'), ...placed('home'), ...placed('navigation')]
  })
}
