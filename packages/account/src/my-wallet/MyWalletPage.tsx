import type { Minor, User } from '@kit/sdk/contract'
import { pointsQuery, profileQuery } from '@kit/sdk/query'
import { useFlag } from '@kit/sdk/react'
import { Button, Inline, Money, Section, SiteLink, Stats, useMessage, type MessageId } from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useAccountServices } from '../accountContext.ts'
import { AccountPage } from '../pages/AccountPage.tsx'
import { Answer } from '../pages/Answer.tsx'
import { OtherCurrency } from './OtherCurrency.tsx'

/** Source: ROUTE-045. */
export function MyWalletPage() {
  return (
    <AccountPage titleId="account.wallet">
      <Balances />
      <OtherCurrency />
      <Ways />
    </AccountPage>
  )
}

const further = [
  'total',
  'sports',
  'casino',
  'thirdParty',
  'credit',
  'clientProfit',
  'profit',
  'loss',
] as const

function Balances() {
  const { client } = useAccountServices().site.operator
  const message = useMessage()
  const points = useQuery(pointsQuery(client))
  const profile = useQuery(profileQuery(client))
  return (
    <Section title={message('account.wallet.points')}>
      <Answer query={points} height="160px">
        {({ available, exposure }) => (
          <Stats.Root>
            <Stats.Stat label={message('account.wallet.available')} value={<Money minor={available} />} />
            <Stats.Stat label={message('account.wallet.exposure')} value={<Money minor={exposure} />} />
            <Further balances={profile.data?.balances} available={available} />
          </Stats.Root>
        )}
      </Answer>
    </Section>
  )
}

/** Wallets of an operator that keeps several. If all points are in one wallet, each would repeat it. */
const purses: ReadonlySet<string> = new Set(['sports', 'casino', 'thirdParty'])

/** Further balances. Only some operators have them: shown if sent (AUTH-054). */
function Further({ balances, available }: { balances: User['balances'] | undefined; available: Minor }) {
  const message = useMessage()
  return further.map((name) => {
    const minor = balances?.[name]
    if (minor === undefined || (purses.has(name) && minor === available)) return null
    const kind = name === 'clientProfit' ? 'result' : 'amount'
    return (
      <Stats.Stat
        key={name}
        label={message(`account.wallet.${name}`)}
        value={<Money minor={minor} kind={kind} />}
      />
    )
  })
}

const ways: readonly { to: string; labelId: MessageId }[] = [
  { to: '/deposit', labelId: 'account.wallet.deposit' },
  { to: '/withdraw', labelId: 'account.wallet.withdraw' },
  { to: '/transaction', labelId: 'account.wallet.transactions' },
  { to: '/awaiting-bonus', labelId: 'account.bonus' },
]

/** Returns the wallet actions that the domain does not offer: both on b2b domains, else by flag. Source: SHELL-030. */
function useHiddenWays(): string[] {
  const isB2b = useFlag('domain.type') === 'b2b'
  const shows = {
    '/deposit': useFlag('wallet.deposit.showButton'),
    '/withdraw': useFlag('wallet.withdraw.showButton'),
  }
  return Object.entries(shows).flatMap(([path, isShown]) => (isB2b || !isShown ? [path] : []))
}

function Ways() {
  const { site } = useAccountServices()
  const message = useMessage()
  const hidden = useHiddenWays()
  return (
    <Inline gap="medium">
      {ways
        .filter(({ to }) => site.hasPage(to) && !hidden.includes(to))
        .map(({ to, labelId }) => (
          <Button key={to} asChild>
            <SiteLink to={to}>{message(labelId)}</SiteLink>
          </Button>
        ))}
      {site.canRequest('profitReport.open') && (
        <Button onClick={() => site.request('profitReport.open', {})}>
          {message('account.profile.report')}
        </Button>
      )}
    </Inline>
  )
}
