import type { AssembledSite } from '../assembledSite.ts'
import type { SiteConfig } from '../site.ts'

const languageKey = 'kit.language'

const defaultLocale = 'en-IN'

/** Returns the site's languages, its default language first. */
export const languagesOf = ({
  languages,
  locale = defaultLocale,
}: SiteConfig): readonly [string, ...string[]] => languages ?? [new Intl.Locale(locale).language]

const primary = (tag: string) => tag.toLowerCase().split('-')[0]

/**
 * Returns the language to show: the player's choice, else `locale.default`, else the site's first
 * language. Ignores a stored language that the site does not have. Source: SHELL-128, Q-066.
 */
export function languageOf({ config, browser, services }: AssembledSite): string {
  const languages = languagesOf(config)
  const stored = browser.storage.getItem(languageKey)
  const named = services.flags.get('locale.default')
  return (
    languages.find((language) => language === stored) ??
    languages.find((language) => language.toLowerCase() === named.toLowerCase()) ??
    languages.find((language) => primary(language) === primary(named)) ??
    languages[0]
  )
}

export const saveLanguage = ({ browser }: Pick<AssembledSite, 'browser'>, language: string): void =>
  browser.storage.setItem(languageKey, language)

/**
 * Returns the locale for numbers and dates of a language: in the site's region, with Latin digits.
 */
export function localeOf(language: string, { locale = defaultLocale }: SiteConfig): string {
  const own = new Intl.Locale(locale)
  const spoken = new Intl.Locale(language)
  if (spoken.language === own.language) return locale
  const region = spoken.region ?? own.region
  return new Intl.Locale(language, { ...(region && { region }), numberingSystem: 'latn' }).toString()
}
