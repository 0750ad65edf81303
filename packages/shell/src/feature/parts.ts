import type { EmptyStateProps } from '@kit/ui'
import type { ComponentType } from 'react'

/** Time when a part's code is loaded: with the page, or after the first screen. */
export type PartLoad = 'now' | 'late'

/** Props of a part without props; it reads its data with hooks. */
export type NoProps = Readonly<Record<never, never>>

/**
 * The parts that a site can replace, each with its props and when it is loaded. A feature adds its
 * own by declaration merging and renders them with `site.partOf`.
 */
export interface SiteParts {
  header: { props: NoProps; loads: 'now' }
  /** `banner` is the domain's own text, or null. */
  hero: { props: { banner: string | null }; loads: 'now' }
  bottomBar: { props: NoProps; loads: 'now' }
  emptyState: { props: EmptyStateProps; loads: 'now' }
  footer: { props: NoProps; loads: 'late' }
  bettingFeatures: { props: NoProps; loads: 'late' }
  paymentStrip: { props: NoProps; loads: 'late' }
  getInTouch: { props: NoProps; loads: 'late' }
  notFound: { props: NoProps; loads: 'late' }
}

export type PartName = keyof SiteParts

/** The props of a part, by its name: `PartProps<'hero'>`. */
export type PartProps<Name extends PartName> = SiteParts[Name]['props']

/** A site's change of a part, made by `replace` or `wrap` of `@kit/shell/parts`. */
export interface PartChange<Props, Load extends PartLoad = PartLoad> {
  readonly loads: Load
  /** Returns the component that replaces the kit's: always the same one for the same original. */
  of(Original: ComponentType<Props>, onFault: (error: unknown) => void): ComponentType<Props>
}

/** A site's changes of the kit's parts, by name. A late part is given as `{ load }`. */
export type PartChanges = {
  readonly [Name in PartName]?: PartChange<
    PartProps<Name>,
    SiteParts[Name]['loads'] extends 'late' ? 'late' : PartLoad
  >
}

/** Slots in which a site can reorder contributions. */
export type OrderedPlace = 'home' | 'header' | 'navigation' | 'bottomBar' | 'accountMenu'

/** New orders of contributions, by slot and id, e.g. `{ home: { upcoming: 15 } }`. */
export type OrderChanges = { readonly [Place in OrderedPlace]?: Readonly<Record<string, number>> }
