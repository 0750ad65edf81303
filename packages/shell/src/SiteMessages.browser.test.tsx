import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
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
