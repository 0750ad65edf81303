/** The messages that a brand may word, by key, with their default texts. `@kit/ui` adds those of the site's features. */
export interface BrandMessages {}

/**
 * Texts by message key: a misspelt key does not compile, and the hover of a key shows its default text. Any string is a
 * key where no package declares its messages.
 */
export type BrandWords = [keyof BrandMessages] extends [never]
  ? Readonly<Record<string, string>>
  : { readonly [Key in keyof BrandMessages]?: BrandMessages[Key] | (string & {}) }
