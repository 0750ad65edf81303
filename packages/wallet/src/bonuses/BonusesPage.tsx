'use client'
import { betsSettled, listBonuses, listUsedBonuses, type Bonus } from '@kit/sdk/contract'
import { invalidate, profileQuery, queryOf } from '@kit/sdk/query'
import { useFlag } from '@kit/sdk/react'
import {
  Banner,
  Button,
  EmptyState,
  ErrorState,
  Grid,
  MoreMessages,
  PageFrame,
  PromotionCard,
  Skeleton,
  useMessage,
  type Message,
} from '@kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { wholePoints } from '../amount/wholePoints.ts'
import { useWalletSite } from '../walletContext.ts'
import { bonusMessages } from './bonusMessages.ts'
import { bonusHold, bonusRows } from './bonusState.ts'
import * as styles from './bonuses.css.ts'
import { WagerList } from './WagerList.tsx'

/**
 * The operator's bonuses: available, unavailable with the reason, and how often each was used.
 * Sources: ROUTE-040, Q-077.
 */
export default function BonusesPage() {
  return (
    <MoreMessages messages={bonusMessages}>
      <Screen />
    </MoreMessages>
  )
}

function Screen() {
  const message = useMessage()
  return (
    <PageFrame title={message('wallet.bonuses.title')}>
      <Bonuses />
    </PageFrame>
  )
}

/**
 * Reads the bonuses again when bets are settled, which changes the wagering, and when the page is
 * shown.
 */
function useBonuses() {
  const { client, live } = useWalletSite().operator
  const queries = useQueryClient()
  useEffect(() => live.on(betsSettled, () => invalidate(queries, ['bonuses', 'profile'])), [live, queries])
  return {
    profile: useQuery(profileQuery(client)),
    bonuses: useQuery(queryOf(client, listBonuses, { active: 'true' })),
    used: useQuery({ ...queryOf(client, listUsedBonuses, {}), refetchOnMount: 'always' }),
  }
}

function Bonuses() {
  const message = useMessage()
  const { profile, bonuses, used } = useBonuses()
  const all = [profile, bonuses, used]
  if (all.some(({ isPending }) => isPending))
    return (
      <Grid column="large" role="status" aria-busy aria-label={message('wallet.bonuses.loading')}>
        <Skeleton shape="block" height="160px" />
        <Skeleton shape="block" height="160px" />
      </Grid>
    )
  if (!profile.data || !bonuses.data || !used.data)
    return (
      <ErrorState
        title={message('wallet.bonuses.failed')}
        labels={{ retry: message('wallet.bonuses.retry') }}
        loading={all.some(({ isFetching }) => isFetching)}
        onRetry={() => all.forEach((query) => void query.refetch())}
      />
    )
  const wagers = used.data.flatMap(({ wager }) => wager ?? [])
  const hold = bonusHold(profile.data)
  if (hold)
    return (
      <>
        <Banner tone="info">{message(`wallet.bonuses.${hold}`)}</Banner>
        {wagers.length > 0 && <WagerList wagers={wagers} />}
      </>
    )
  const rows = bonusRows(bonuses.data, used.data, profile.data.depositCount)
  if (rows.length === 0)
    return <EmptyState title={message('wallet.bonuses.none')} text={message('wallet.bonuses.noneText')} />
  return (
    <>
      {wagers.length > 0 && <WagerList wagers={wagers} />}
      <p className={styles.quiet}>{message('wallet.bonuses.how')}</p>
      <Grid column="large" asChild>
        <ul>
          {rows.map((row) => (
            <BonusCard key={row.bonus.id} {...row} />
          ))}
        </ul>
      </Grid>
    </>
  )
}

function rangeText({ min, max }: Bonus, message: Message): string {
  return max === 0n
    ? message('wallet.bonuses.rangeFrom', { min: wholePoints(min) })
    : message('wallet.bonuses.range', { min: wholePoints(min), max: wholePoints(max) })
}

/** Source: SHELL-030. */
function useOffersDeposit(): boolean {
  const isB2b = useFlag('domain.type') === 'b2b'
  const isShown = useFlag('wallet.deposit.showButton')
  return useWalletSite().hasPage('/deposit') && isShown && !isB2b
}

function BonusCard({ bonus, timesUsed, state }: ReturnType<typeof bonusRows>[number]) {
  const message = useMessage()
  const site = useWalletSite()
  const offersDeposit = useOffersDeposit()
  const isOffered = state === 'offered'
  return (
    <li className={styles.item}>
      <PromotionCard
        tone={isOffered ? 'accent' : 'neutral'}
        headingLevel={2}
        note={message(`wallet.bonuses.state.${state}`)}
        title={<bdi>{bonus.title}</bdi>}
        text={<bdi>{bonus.description}</bdi>}
        action={
          !isOffered ? (
            <p>{message(`wallet.bonuses.why.${state}`)}</p>
          ) : offersDeposit ? (
            <Button onClick={() => site.request('deposit', { bonusId: bonus.id })}>
              {message('wallet.bonuses.deposit')}
            </Button>
          ) : undefined
        }
        terms={[
          bonus.bonusType && message(`wallet.bonuses.type.${bonus.bonusType}`),
          bonus.percentage > 0 ? message('wallet.bonuses.percentage', { percentage: bonus.percentage }) : '',
          rangeText(bonus, message),
          message('wallet.bonuses.used', { count: timesUsed, limit: bonus.useLimit }),
        ]
          .filter((text) => text !== '')
          .join(' · ')}
      />
    </li>
  )
}
