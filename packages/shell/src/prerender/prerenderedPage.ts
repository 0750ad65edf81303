import type { PageHead } from './pageHead.ts'

/** A page of a site, written before anybody asks for it. */
export interface PrerenderedPage {
  /** The paths it is served at: one by one, or a pattern with `:name` for a segment. */
  paths: readonly string[]
  /** Its route, with `:name` for a parameter. */
  route: string
  /** Name of its file, without an ending. */
  name: string
  /** HTML of the page's root, for each variant in the order of `pageVariants`; none where it could not be rendered. */
  roots: readonly string[]
  head: PageHead
}
