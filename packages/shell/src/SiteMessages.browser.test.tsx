import { useMessage } from '@kit/ui'
import { lazy, Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createStore } from 'zustand/vanilla'
import type { AssembledSite, SiteTexts } from './assembledSite.ts'
import { SiteMessages } from './SiteMessages.tsx'
import { closeSite, openSite } from './testing/openSite.tsx'

afterEach(closeSite)

const title = (name: string) => page.getByRole('heading', { name })

it('Q-009 shows the specification’s texts to the letter, and the corrected ones where the brand wants them', async () => {
  const { site } = openSite({ path: '/no/such/page', flags: { 'copy.corrected': false } })
  await expect.element(title('OPS! Page not found')).toBeVisible()
  site.services.flags.setLayer('operator', { 'copy.corrected': true })
  await expect.element(title('Oops! Page not found')).toBeVisible()
  await expect.element(page.getByText('Sorry, the page you are looking for does not exist.')).toBeVisible()
  site.services.flags.setLayer('operator', {})
  await expect.element(title('OPS! Page not found')).toBeVisible()
})

it('Q-009 corrects with the texts of features too, the later over the earlier', async () => {
  const feature = {
    name: 'texts',
    messages: { 'texts.greeting': 'Welcom' },
    corrected: async () => ({ 'texts.greeting': 'Welcome', 'shell.missing.title': 'Not here' }),
    setup: () => ({}),
  }
  openSite({ path: '/no/such/page', features: [feature], flags: { 'copy.corrected': true } })
  await expect.element(title('Not here')).toBeVisible()
})

const Part = lazy(() => new Promise<never>(() => {}))
/** The frame around a lazy part has messages of its own. */
function Layout() {
  useMessage()
  return (
    <Suspense fallback={<i>Placeholder</i>}>
      <Part />
    </Suspense>
  )
}

it('leaves a prerendered part unchanged while its code loads, even if other messages load first', async () => {
  const texts = createStore<SiteTexts>(() => ({ locale: 'en-IN', messages: {} }))
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = '<!--$--><p>The part</p><!--/$-->'
  const root = hydrateRoot(
    container,
    <SiteMessages site={{ texts } as unknown as AssembledSite}>
      <Layout />
    </SiteMessages>,
  )
  await new Promise((resolve) => setTimeout(resolve, 100))
  texts.setState({ messages: { 'shell.missing.title': 'Not here' } })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(container.textContent).toBe('The part')
  root.unmount()
})
