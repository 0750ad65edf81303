'use client'
import { getAccountBelow, type AccountBelowDetail } from '@kit/sdk/contract'
import { queryOf } from '@kit/sdk/query'
import { OperatorError } from '@kit/sdk'
import {
  Breadcrumb,
  Button,
  EmptyState,
  Money,
  momentText,
  SiteLink,
  Stats,
  useLocale,
  useMessage,
} from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Answered } from '../frame/ListFrame.tsx'
import { StaffHeading, StaffPage } from '../frame/StaffPage.tsx'
import { useBalancePollMs } from '../frame/usePollMs.ts'
import { AccountTags } from '../players/AccountRow.tsx'
import { firstView, storeView } from '../requests/requestsView.ts'
import { useStaffSite } from '../staffContext.ts'
import * as styles from '../staff.css.ts'
import { Bets } from './Bets.tsx'
import { CareSection } from './CareSection.tsx'
import { Complaints } from './Complaints.tsx'
import { BlockButton, Locks } from './Locks.tsx'
import { PayIn } from './PayIn.tsx'

/** Source: ROLE-023. */
export default function PlayerPage() {
  const { userId = '' } = useParams({ strict: false }) as { userId?: string }
  return (
    <StaffPage path="/staff">
      <Player key={userId} userId={userId} />
    </StaffPage>
  )
}

function Player({ userId }: { userId: string }) {
  const message = useMessage()
  const { client } = useStaffSite().operator
  const query = useQuery({
    ...queryOf(client, getAccountBelow, { userId }),
    refetchInterval: useBalancePollMs(),
    retry: (times, error) => !(error instanceof OperatorError && error.status === 404) && times < 2,
  })
  if (query.error instanceof OperatorError && query.error.status === 404)
    return (
      <EmptyState
        icon="account"
        title={message('staff.player.unknown')}
        action={<SiteLink to="/staff">{message('staff.player.back')}</SiteLink>}
      />
    )
  return (
    <Answered query={query} height="320px">
      {(account) => <Account account={account} />}
    </Answered>
  )
}

function Account({ account }: { account: AccountBelowDetail }) {
  const { tabStorage, navigate, operator } = useStaffSite()
  const message = useMessage()
  const locale = useLocale()
  const isPlayer = account.userType === 'user'
  const paysIn = operator.session.get()?.userType === 'defaultBranch' && !account.isDemo
  const showRequests = () => {
    storeView(tabStorage, { ...firstView, status: 'all', search: account.userName })
    navigate('/staff/requests')
  }
  return (
    <div className={styles.sections}>
      <Breadcrumb.Root aria-label={message('staff.player.line')}>
        <Breadcrumb.Item to="/staff">{message('staff.players')}</Breadcrumb.Item>
        {account.line.map(({ id, userName }) => (
          <Breadcrumb.Item key={id} to={`/staff/players/${id}`}>
            {userName}
          </Breadcrumb.Item>
        ))}
        <Breadcrumb.Item>{account.userName}</Breadcrumb.Item>
      </Breadcrumb.Root>
      <StaffHeading
        title={account.userName}
        facts={
          <>
            <AccountTags account={account} />
            <span>{message('staff.player.since', { time: momentText(account.createdAt, locale) })}</span>
          </>
        }
      />
      <Stats.Root>
        <Stats.Stat label={message('staff.balance')} value={<Money minor={account.available} />} />
        <Stats.Stat label={message('staff.exposure')} value={<Money minor={account.exposure} />} />
        {!isPlayer && <Stats.Stat label={message('staff.playersBelow')} value={account.players} />}
      </Stats.Root>
      {isPlayer && (
        <>
          <div className={styles.tools}>
            <Button onClick={showRequests}>{message('staff.player.requests')}</Button>
            <BlockButton account={account} />
          </div>
          {paysIn && <PayIn account={account} />}
          <Bets userId={account.id} />
          <Complaints userId={account.id} />
          <Locks account={account} />
          <CareSection care={account.care} />
        </>
      )}
    </div>
  )
}
