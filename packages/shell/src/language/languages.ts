import type { AssembledSite } from '../assembledSite.ts'
import type { SiteConfig } from '../site.ts'

/** Storage key of the player's choice. */
const languageKey = 'kit.language'

const defaultLocale = 'en-IN'

/** The languages of a site, the first its own. */
export const languagesOf = ({
  languages,
  locale = defaultLocale,
}: SiteConfig): readonly [string, ...string[]] => languages ?? [new Intl.Locale(locale).language]

const primary = (tag: string) => tag.toLowerCase().split('-')[0]

/**
 * The language to show: the player's choice, else what `locale.default` names, else the site's first. A stored language
 * that the site does not have counts for nothing. Source: SHELL-128, Q-066.
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

/** Keeps the player's choice in this browser. */
export const saveLanguage = ({ browser }: Pick<AssembledSite, 'browser'>, language: string): void =>
  browser.storage.setItem(languageKey, language)

/** The tag that numbers and dates of a language are written by: in the site's region, with Latin digits. */
export function localeOf(language: string, { locale = defaultLocale }: SiteConfig): string {
  const own = new Intl.Locale(locale)
  const spoken = new Intl.Locale(language)
  if (spoken.language === own.language) return locale
  const region = spoken.region ?? own.region
  return new Intl.Locale(language, { ...(region && { region }), numberingSystem: 'latn' }).toString()
}
