import type { DocumentName, Feature, WriteDocument } from '@kit/shell/feature'

type Texts = Readonly<Record<string, string>>

/**
 * Creates a language of a site: list it among the features, and its tag in `languages`. A player who chooses it loads
 * the texts. A key without a text shows the default one. A language in a script that is read from right to left turns
 * the page around.
 *
 * @param tag A BCP 47 tag, e.g. `ar` or `pt-BR`.
 * @param load Loads the texts of parts: `shell`, and the names of the site's features. `textsOf` does it with a file
 *   for each part.
 * @param loadDocument Loads an information document by name, when its page is opened, or undefined: the page then shows
 *   the English one. Default: all documents are in English.
 */
export const defineLanguage = (
  tag: string,
  load: (parts: readonly string[]) => Promise<Texts>,
  loadDocument?: (name: DocumentName) => Promise<{ default: WriteDocument } | undefined>,
): Feature => ({
  name: `language.${tag}`,
  messages: {},
  translations: { [tag]: load },
  ...(loadDocument && { documents: { [tag]: loadDocument } }),
  setup: () => ({}),
})
