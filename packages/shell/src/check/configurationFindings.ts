import { flagSchemas, readFlags } from '@kit/sdk/flags/table'
import { hostFaults } from '../prerender/operatorAtBuild.ts'
import type { SiteConfig } from '../site.ts'
import { partFindings } from './partFindings.ts'
import { siteFields } from './siteFields.ts'
import { insteadOf, type SiteFinding } from './siteFinding.ts'

const finding = (name: string, sentence: string): SiteFinding => ({
  subject: 'configuration',
  of: 'site',
  name,
  sentence,
})

/** Mistyped ones, and those of another release. */
export function unknownFields(site: SiteConfig | undefined): SiteFinding[] {
  return Object.entries(siteFields).flatMap(([inside, known]) => {
    const record: unknown = inside === '' ? site : site?.[inside as keyof SiteConfig]
    return Object.keys(typeof record === 'object' && record !== null ? record : {})
      .filter((field) => !known.includes(field))
      .map((field) => {
        const shown = inside === '' ? field : `${inside}.${field}`
        const otherwise =
          'leave it out, or update the packages of the kit to the release that it was written for.'
        return finding(
          field,
          `"${shown}" is not a field of a site in this release: ${insteadOf(field, known, otherwise)}`,
        )
      })
  })
}

function wrongFlags({ flags }: SiteConfig): SiteFinding[] {
  const { misfits, unknown } = readFlags(flags ?? {})
  return [
    ...unknown.map((name) =>
      finding(
        name,
        `"${name}" is not a flag: ${insteadOf(name, Object.keys(flagSchemas), 'the type FlagName of @kit/sdk/flags lists them.')}`,
      ),
    ),
    ...misfits.map(({ path, reason }) =>
      finding(path, `The flag "${path}" ${reason}: change its value, or leave it out.`),
    ),
  ]
}

function untranslated({ languages, locale = 'en-IN', features }: SiteConfig): SiteFinding[] {
  const spoken = new Set([
    new Intl.Locale(locale).language,
    ...features.flatMap(({ translations }) => Object.keys(translations ?? {})),
  ])
  return (languages ?? [])
    .filter((tag) => !spoken.has(tag))
    .map((tag) =>
      finding(
        tag,
        `No text of this site is in "${tag}": leave it out of languages, which may have ${[...spoken].join(', ')}, or list the feature of that language.`,
      ),
    )
}

/**
 * Returns the findings about the configuration's own fields, flags, languages and operator hosts.
 */
export const configurationFindings = (site: SiteConfig): SiteFinding[] => [
  ...unknownFields(site),
  ...wrongFlags(site),
  ...untranslated(site),
  ...partFindings(site),
  ...hostFaults(site).map((sentence) => finding('hosts', sentence)),
]
