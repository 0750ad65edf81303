import type { FlagValues } from '@kit/sdk/flags'
import type { MessageId } from '@kit/ui'
import { casinoPlaces } from '../../navigation/casinoPlaces.ts'

/** A footer link; plain text without `to`. An external link opens a new tab. */
export interface FooterLink {
  id: string
  labelId: MessageId
  to?: string
  href?: string
}

export interface FooterColumn {
  id: 'game' | 'market' | 'company' | 'resources' | 'loyalty' | 'contact'
  links: readonly FooterLink[]
}

export interface FooterFacts {
  hasPage(path: string): boolean
  /** True if the domain has a casino and this user is not locked out of it. */
  hasCasino: boolean
  chat: string | undefined
  type: FlagValues['domain.type']
  onlineSportExchange: boolean
  companyLinksActive: boolean
  resourcesColumn: boolean
  affiliates: boolean
}

const link = (name: string, to: string): FooterLink & { to: string } => ({
  id: name,
  labelId: `shell.footer.${name}` as MessageId,
  to,
})

const company = [
  link('about', '/about-us'),
  link('rules', '/rules-and-regulation'),
  link('privacy', '/privacy-policy'),
  link('sitemap', '/sitemap'),
  link('responsibleGambling', '/responsible-gambling'),
  link('terms', '/terms-and-condition'),
]

/**
 * Returns the columns of the footer (SHELL-072 to SHELL-084). Leaves out links without a page and
 * columns without links. The Company column of a domain whose links are not active is plain text
 * (Q-037).
 */
export function footerColumns(facts: FooterFacts): FooterColumn[] {
  const { hasPage, hasCasino, chat, type, companyLinksActive } = facts
  const existing = (links: readonly (FooterLink & { to: string })[]) => links.filter(({ to }) => hasPage(to))
  const hasExchange = hasPage('/exchange')
  const columns: FooterColumn[] = [
    {
      id: 'game',
      links: [
        ...(facts.onlineSportExchange
          ? existing([link('onlineExchange', '/online-exchange')])
          : existing([link('exchange', '/exchange')])),
        ...(hasCasino
          ? existing(casinoPlaces.filter(({ isKind }) => isKind).map(({ id, to }) => link(id, to)))
          : []),
        ...existing([link('sportsBook', '/sports-book')]),
        // A sport of the exchange, whose path has a parameter.
        ...(hasExchange ? [link('esports', '/27454571')] : []),
      ],
    },
    {
      id: 'market',
      links: hasExchange
        ? [
            ...existing([link('inPlay', '/inPlay')]),
            link('cricket', '/4'),
            link('soccer', '/1'),
            link('tennis', '/2'),
            link('horseRacing', '/7'),
          ]
        : [],
    },
    {
      id: 'company',
      links: companyLinksActive ? existing(company) : company.map(({ id, labelId }) => ({ id, labelId })),
    },
    {
      id: 'resources',
      links: facts.resourcesColumn
        ? existing([
            link('blogs', '/blogs'),
            link('promotions', '/promotions'),
            link('faq', '/faq'),
            link('tutorials', '/tutorials'),
          ])
        : [],
    },
    {
      id: 'loyalty',
      links: existing([
        link('bonuses', '/awaiting-bonus'),
        link('refer', '/refer'),
        link('leaderboard', '/leadership-board'),
      ]),
    },
    {
      id: 'contact',
      links: [
        ...(chat === undefined ? [] : [{ ...link('whatsapp', ''), href: chat }]),
        ...existing([link('complaint', '/complain-box')]),
        ...(facts.affiliates && type === 'b2c' ? existing([link('affiliates', '/affiliates')]) : []),
      ],
    },
  ]
  return columns.filter(({ links }) => links.length > 0)
}
