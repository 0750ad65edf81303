import type { ComponentType } from 'react'
import type { AssembledSite } from '../assembledSite.ts'

/** A component of a feature in one of the shell's places, with a name that stays the same for React and for reports. */
export interface Part {
  id: string
  Component: ComponentType
}

/** The components that the features put in one place, in the order the site lists them. */
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
