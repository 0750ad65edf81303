import type { AssembledSite } from '../assembledSite.ts'
import type { OrderedPlace } from '../feature/parts.ts'
import type { SiteConfig } from '../site.ts'
import { partTable } from './partTable.ts'
import { insteadOf, type SiteFinding } from './siteFinding.ts'

const finding = (name: string, sentence: string): SiteFinding => ({
  subject: 'configuration',
  of: 'site',
  name,
  sentence,
})

/** Returns overrides that `replace` or `wrap` did not make, and parts that no feature renders. */
export function partFindings({ parts = {}, features }: SiteConfig): SiteFinding[] {
  const known = Object.keys(partTable)
  return Object.entries(parts as Record<string, unknown>).flatMap(([name, change]) => {
    const facts = partTable[name]
    if (!facts)
      return [
        finding(
          name,
          `"parts.${name}" is not a part: ${insteadOf(name, known, `there are ${known.join(', ')}.`)}`,
        ),
      ]
    if (facts.of !== undefined && !features.some((feature) => feature.name === facts.of))
      return [
        finding(
          name,
          `"parts.${name}" is drawn by the feature "${facts.of}", which this site does not list: list it, or leave the part out.`,
        ),
      ]
    const loads = typeof change === 'object' && change !== null && 'of' in change && 'loads' in change
    if (!loads)
      return [
        finding(name, `"parts.${name}" is given as it is: write replace(…) or wrap(…) of @kit/shell/parts.`),
      ]
    if (facts.loads === 'late' && change.loads === 'now')
      return [
        finding(
          name,
          `"parts.${name}" would be in the first load of every page: give it as { load: () => import('…') }.`,
        ),
      ]
    return []
  })
}

/** Ids of the shell's own contributions. */
const ownIds: Readonly<Record<OrderedPlace, readonly string[]>> = {
  home: ['slides'],
  header: [],
  navigation: ['affiliates', 'casino', 'tutorials'],
  bottomBar: ['whatsapp', 'casino', 'transactions'],
  accountMenu: [],
}

export function orderFindings({
  config,
  contributions,
}: Pick<AssembledSite, 'config' | 'contributions'>): SiteFinding[] {
  const places = Object.keys(ownIds) as OrderedPlace[]
  return Object.entries(config.order ?? {}).flatMap(([place, changes]) => {
    const own = ownIds[place as OrderedPlace]
    if (!own)
      return [
        finding(
          place,
          `"order.${place}" is not a slot: ${insteadOf(place, places, `there are ${places.join(', ')}.`)}`,
        ),
      ]
    const known = [
      ...own,
      ...contributions.flatMap((one) => (one[place as OrderedPlace] ?? []).map(({ id }) => id)),
    ]
    return Object.keys(changes ?? {})
      .filter((id) => !known.includes(id))
      .map((id) =>
        finding(
          id,
          `"order.${place}.${id}" is nothing that this site has there: ${insteadOf(id, known, `it has ${known.join(', ')}.`)}`,
        ),
      )
  })
}
