import { useFlag } from '@kit/sdk/react'
import { MessagesProvider } from '@kit/ui'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import type { AssembledSite } from './assembledSite.ts'

/** The corrected texts of shell and features, once the site wants them and they are loaded (`copy.corrected`). */
function useCorrected({ config, services }: AssembledSite): Readonly<Record<string, string>> | undefined {
  const isWanted = useFlag('copy.corrected')
  const [corrected, setCorrected] = useState<Readonly<Record<string, string>>>()
  useEffect(() => {
    if (!isWanted || corrected) return
    const ofShell = import('./correctedMessages.ts').then(({ correctedMessages }) => correctedMessages)
    Promise.all([ofShell, ...config.features.map((feature) => feature.corrected?.())]).then(
      (catalogues) => setCorrected(Object.assign({}, ...catalogues) as Record<string, string>),
      (error: unknown) => services.onError(error, 'the corrected texts'),
    )
  }, [isWanted, corrected, config, services])
  return isWanted ? corrected : undefined
}

/** Gives a site its texts: to the letter of the specification, or corrected; the brand's and the site's own win. */
export function SiteMessages({ site, children }: { site: AssembledSite; children: ReactNode }) {
  const { brand, words, locale = 'en-IN' } = site.config
  const corrected = useCorrected(site)
  const messages = useMemo(
    () => (corrected ? { ...site.messages, ...corrected, ...brand.words, ...words } : site.messages),
    [corrected, site, brand, words],
  )
  return (
    <MessagesProvider locale={locale} messages={messages}>
      {children}
    </MessagesProvider>
  )
}
