import type { ComponentType } from 'react'
import type { AssembledSite } from '../assembledSite.ts'

/**
 * A component that a feature contributes to a slot, with a stable name for React keys and error
 * reports.
 */
export interface Part {
  id: string
  Component: ComponentType
}

/** Returns parts in the site's feature order. */
export function partsOf(
  { config, contributions }: Pick<AssembledSite, 'config' | 'contributions'>,
  place: 'welcome' | 'walletBox' | 'overlays',
): Part[] {
  return contributions.flatMap((contribution, index) => {
    const given = contribution[place] ?? []
    const components: readonly ComponentType[] = Array.isArray(given) ? given : [given]
    return components.map((Component, position) => ({
      id: `${config.features[index]?.name ?? 'feature'} ${place} ${position + 1}`,
      Component,
    }))
  })
}
