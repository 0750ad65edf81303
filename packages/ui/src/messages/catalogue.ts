/**
 * The message keys of a site. Each package adds its own by declaration merging, so that an editor completes them and a
 * misspelt key does not compile:
 *
 *     declare module '@kit/ui' {
 *       interface MessageCatalogue extends Words<typeof messages> {}
 *     }
 */
export interface MessageCatalogue {}

declare module '@kit/tokens' {
  interface BrandMessages extends MessageCatalogue {}
}

/** The keys of a catalogue and their default texts, for `MessageCatalogue`. */
export type Words<Catalogue> = { [Key in keyof Catalogue & string]: Catalogue[Key] }

/** The key of a message: one that packages declare, or any string if none do. */
export type MessageId = [keyof MessageCatalogue] extends [never] ? string : keyof MessageCatalogue & string
