import { lazy, type ComponentType } from 'react'
import { useSite, useStore } from '../siteContext.ts'
import { DocumentPage } from './DocumentPage.tsx'
import { documentIn } from './documents/documents.ts'
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
  const load = async (document: DocumentLoader): Promise<ComponentType<LoadedPageProps>> => {
    const [{ default: write }, ending] = await Promise.all([document(), endings[name]?.()])
    return ({ isPanel }) => (
      <DocumentPage name={name} write={write} company={company} isPanel={isPanel} Ending={ending?.default} />
    )
  }
  const [[, first] = [], ...others] = Object.entries(documentIn(name, documents[name]))
  if (!first) throw new Error(`There is no document "${name}".`)
  const First = await load(first)
  const inOther = new Map(
    others.map(([language, document]) => [language, lazy(async () => ({ default: await load(document) }))]),
  )
  return function InLanguage(props) {
    const { language = '' } = useStore(useSite().texts)
    const Page = inOther.get(language) ?? First
    return <Page {...props} />
  }
}
