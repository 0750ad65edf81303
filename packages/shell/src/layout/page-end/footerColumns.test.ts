import { expect, it } from 'vitest'
import { footerColumns, type FooterFacts } from './footerColumns.ts'

const everything: FooterFacts = {
  hasPage: () => true,
  hasCasino: true,
  chat: 'https://wa.me/919876543210',
  type: 'b2c',
  onlineSportExchange: false,
  companyLinksActive: true,
  resourcesColumn: true,
  affiliates: true,
}
const column = (id: string, facts: Partial<FooterFacts> = {}) =>
  footerColumns({ ...everything, ...facts }).find((one) => one.id === id)?.links
const paths = (id: string, facts?: Partial<FooterFacts>) =>
  column(id, facts)?.map(({ to, href }) => to ?? href)

it('SHELL-083 has all columns where there is something in them, and no empty one', () => {
  const ids = (facts: Partial<FooterFacts>) => footerColumns({ ...everything, ...facts }).map(({ id }) => id)
  expect(ids({})).toEqual(['game', 'market', 'company', 'resources', 'loyalty', 'contact'])
  expect(ids({ hasPage: () => false, chat: undefined })).toEqual([])
})

it('SHELL-072 SHELL-073 leads to the exchange, by the other name where the brand wants that', () => {
  expect(column('game')?.[0]).toMatchObject({ labelId: 'shell.footer.exchange', to: '/exchange' })
  expect(column('game', { onlineSportExchange: true })?.[0]).toMatchObject({
    labelId: 'shell.footer.onlineExchange',
    to: '/online-exchange',
  })
})

it('SHELL-074 SHELL-075 SHELL-076 SHELL-077 SHELL-078 lists the games, the casino’s only for who has one', () => {
  const casino = ['/live-casino', '/crash-games', '/virtual-games', '/slot-games', '/lottery']
  expect(paths('game')).toEqual(['/exchange', ...casino, '/sports-book', '/27454571'])
  expect(paths('game', { hasCasino: false })).toEqual(['/exchange', '/sports-book', '/27454571'])
})

it('SHELL-079 SHELL-080 links the company’s pages on b2c, and is plain text elsewhere (Q-037)', () => {
  expect(paths('company')).toEqual([
    '/about-us',
    '/rules-and-regulation',
    '/privacy-policy',
    '/sitemap',
    '/responsible-gambling',
    '/terms-and-condition',
  ])
  expect(paths('company', { companyLinksActive: false })).toEqual(Array(6).fill(undefined))
})

it('SHELL-081 SHELL-082 has the resources where the brand has that column and their pages (Q-035)', () => {
  expect(paths('resources')).toEqual(['/blogs', '/promotions', '/faq', '/tutorials'])
  expect(paths('resources', { hasPage: (path) => path === '/faq' })).toEqual(['/faq'])
  expect(column('resources', { resourcesColumn: false })).toBeUndefined()
})

it('SHELL-084 offers affiliates on configured b2c domains only (Q-036)', () => {
  expect(paths('contact')).toContain('/affiliates')
  expect(paths('contact', { affiliates: false })).not.toContain('/affiliates')
  expect(paths('contact', { type: 'b2b' })).not.toContain('/affiliates')
})
