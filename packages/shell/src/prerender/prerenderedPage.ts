import type { PageHead } from './pageHead.ts'

/** A prerendered page of a site. */
export interface PrerenderedPage {
  /** The paths it is served at: literal, or a pattern with `:name` for a segment. */
  paths: readonly string[]
  /** Route, with `:name` for a parameter. */
  route: string
  /** File name, without an extension. */
  name: string
  /**
   * HTML of the page's root, for each variant in the order of `pageVariants`; empty if it could not
   * be rendered.
   */
  roots: readonly string[]
  head: PageHead
}
