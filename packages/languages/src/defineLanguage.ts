import type { Feature } from '@kit/shell/feature'

type Texts = Readonly<Record<string, string>>

/**
 * Creates a language of a site: list it among the features, and its tag in `languages`. A player who chooses it loads
 * the texts. A key without a text shows the default one. A language in a script that is read from right to left turns
 * the page around.
 *
 * @param tag A BCP 47 tag, e.g. `ar` or `pt-BR`.
 * @param load Loads the texts of parts: `shell`, and the names of the site's features. `textsOf` does it with a file
 *   for each part.
 */
export const defineLanguage = (tag: string, load: (parts: readonly string[]) => Promise<Texts>): Feature => ({
  name: `language.${tag}`,
  messages: {},
  translations: { [tag]: load },
  setup: () => ({}),
})
