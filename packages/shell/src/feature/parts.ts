import type { EmptyStateProps } from '@kit/ui'
import type { ComponentType } from 'react'

/** When the code of a part is there: with the page, or after the first screen. */
export type PartLoad = 'now' | 'late'

/** A part without props: what it shows it reads with hooks. */
export type NoProps = Readonly<Record<never, never>>

/**
 * The parts that a site can replace, each with its props and when it is loaded. A
 * feature adds its own by declaration merging and draws them with `site.partOf`.
 */
export interface SiteParts {
  header: { props: NoProps; loads: 'now' }
  /** `banner` is the domain's own text, where it has one. */
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

/** What a site does with a part. `replace` and `wrap` of `@kit/shell/parts` make it. */
export interface PartChange<Props, Load extends PartLoad = PartLoad> {
  readonly loads: Load
  /** The component that stands in the place of the kit's: the same one for the same original. */
  of(Original: ComponentType<Props>, onFault: (error: unknown) => void): ComponentType<Props>
}

/** What a site does with the kit's parts, by their names. A part that is loaded late is given as `{ load }`. */
export type PartChanges = {
  readonly [Name in PartName]?: PartChange<
    PartProps<Name>,
    SiteParts[Name]['loads'] extends 'late' ? 'late' : PartLoad
  >
}

/** Where a site can change the order of what its features contribute. */
export type OrderedPlace = 'home' | 'header' | 'navigation' | 'bottomBar' | 'accountMenu'

/** Another order of contributions: by place and id, e.g. `{ home: { upcoming: 15 } }`. */
export type OrderChanges = { readonly [Place in OrderedPlace]?: Readonly<Record<string, number>> }
