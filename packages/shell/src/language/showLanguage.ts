import type { AssembledSite } from '../assembledSite.ts'
import type { Feature } from '../feature.ts'
import { languageOf, languagesOf, localeOf, saveLanguage } from './languages.ts'

const shellTexts: Pick<Feature, 'translations' | 'corrected'> = {
  corrected: async () => (await import('../correctedMessages.ts')).correctedMessages,
}

/** Scripts that are read from right to left. Not every browser has `Intl.Locale.prototype.getTextInfo`. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'])

/** Returns the direction in which a language is read. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr'

/**
 * Shows the messages that the player and the flags select: translated, or the default ones as
 * specified or corrected. The brand's and the site's own messages override them.
 */
export async function showLanguage(site: AssembledSite): Promise<void> {
  const { browser, config, services, texts } = site
  const isCorrected = services.flags.get('copy.corrected')
  const language = languageOf(site)
  const shown = texts.getState()
  if (shown.language === language && shown.isCorrected === isCorrected) return

  const parts = [shellTexts, ...config.features]
  const names = ['shell', ...config.features.map(({ name }) => name)]
  const isTranslated = parts.some(({ translations }) => translations?.[language])
  const [own, ...catalogues] = await Promise.all([
    isTranslated ? config.brand.translations?.[language]?.() : { words: config.brand.words },
    ...parts.map((part) =>
      isTranslated ? part.translations?.[language]?.(names) : isCorrected ? part.corrected?.() : undefined,
    ),
  ])
  // A newer choice shows its own messages.
  if (languageOf(site) !== language || services.flags.get('copy.corrected') !== isCorrected) return

  const messages = catalogues.some(Boolean)
    ? (Object.assign({}, site.messages, ...catalogues, own?.words, config.words) as typeof site.messages)
    : site.messages
  const direction = directionOf(language)
  // A site's own page may be served from right to left in its default language.
  const isAsServed = direction === 'ltr' && language === languagesOf(config)[0]
  browser.setLanguage(language, isAsServed ? undefined : direction)
  texts.setState({ language, isCorrected, locale: localeOf(language, config), messages })
}

const show = (site: AssembledSite) =>
  void showLanguage(site).catch((error: unknown) => site.services.onError(error, 'the texts of a language'))

/**
 * Shows the selected language, now and after each change of the flags. Returns a function that
 * stops it.
 */
export function followLanguage(site: AssembledSite): () => void {
  show(site)
  return site.services.flags.subscribe(() => show(site))
}

/** Shows a language now and after a reload. */
export function chooseLanguage(site: AssembledSite, language: string): void {
  saveLanguage(site, language)
  show(site)
}
