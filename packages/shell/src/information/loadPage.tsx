import { lazy, type ComponentType } from 'react'
import type { Feature } from '../feature.ts'
import { useSite, useStore } from '../siteContext.ts'
import { DocumentPage } from './DocumentPage.tsx'
import { documentIn, translatedDocument } from './documents/documents.ts'
import type { Company } from './informationDocument.ts'
import type { DocumentLoader, DocumentName, InformationOptions } from './informationOptions.ts'
import type { InformationPageName } from './informationPages.ts'

/** Last sections of documents, by page. */
const endings: Partial<Record<DocumentName, () => Promise<{ default: ComponentType }>>> = {
  terms: () => import('./SecurityAuthPrompt.tsx'),
  affiliates: () => import('./ReferralLink.tsx'),
}

interface LoadedPageProps {
  isPanel?: boolean
}

/**
 * Loads an information page with its text in the current language, so that the component renders at
 * once.
 */
export async function loadPage(
  name: InformationPageName,
  { documents = {}, company = {} }: InformationOptions,
): Promise<ComponentType<LoadedPageProps>> {
  if (name === 'rules') return (await import('./RulesPage.tsx')).RulesPage
  if (name === 'sitemap') return (await import('./SitemapPage.tsx')).SitemapPage
  return loadDocumentPage(name, documents[name], company)
}

async function loadDocumentPage(
  name: DocumentName,
  own: NonNullable<InformationOptions['documents']>[DocumentName],
  company: Company,
): Promise<ComponentType<LoadedPageProps>> {
  const show = async ({ default: write }: Awaited<ReturnType<DocumentLoader>>) => {
    const ending = await endings[name]?.()
    return ({ isPanel }: LoadedPageProps) => (
      <DocumentPage name={name} write={write} company={company} isPanel={isPanel} Ending={ending?.default} />
    )
  }
  const [[, first] = [], ...others] = Object.entries(documentIn(name, own))
  if (!first) throw new Error(`There is no document "${name}".`)
  const First = await show(await first())
  const inOther = new Map<string, ComponentType<LoadedPageProps>>(
    others.map(([language, document]) => [
      language,
      lazy(async () => ({ default: await show(await document()) })),
    ]),
  )
  function pageIn(language: string, features: readonly Feature[]) {
    const known = inOther.get(language)
    if (known || own !== undefined || features.every(({ documents: kit }) => !kit?.[language])) return known
    const Page = lazy(async () => {
      const document = await translatedDocument(features, language, name)
      return { default: document ? await show(document) : First }
    })
    inOther.set(language, Page)
    return Page
  }
  return function InLanguage(props) {
    const { config, texts } = useSite()
    const { language = '' } = useStore(texts)
    const Page = pageIn(language, config.features) ?? First
    return <Page {...props} />
  }
}
