import { getSecondFactor } from '@kit/sdk/contract'
import { profileQuery, queryOf } from '@kit/sdk/query'
import { Banner, Card, ErrorState, MoreMessages, PageFrame, Skeleton, Stack, useMessage } from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccountServices } from '../accountContext.ts'
import { PasskeysSection } from '../passkeys/PasskeysSection.tsx'
import { secondFactorMessages } from './messages.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import * as styles from './secondFactor.css.ts'
import { SetUp } from './SetUp.tsx'
import { TurnedOn } from './TurnedOn.tsx'

/** `/secureauth`: turns the second factor of logins on and off (ROUTE-044, Q-054). */
export default function SecureAuthPage() {
  return (
    <MoreMessages messages={secondFactorMessages}>
      <Page />
    </MoreMessages>
  )
}

function Page() {
  const message = useMessage()
  return (
    <PageFrame title={message('account.factor.title')} width="form">
      <p className={styles.quiet}>{message('account.factor.text')}</p>
      <Setting />
      <MayHavePasskeys />
    </PageFrame>
  )
}

/** Shows passkeys if the site has them and the player has a password to add one with. */
function MayHavePasskeys() {
  const { site, options } = useAccountServices()
  const { data: profile } = useQuery(profileQuery(site.operator.client))
  return options.passkeys && profile?.isDemo === false && <PasskeysSection />
}

function Setting() {
  const { client } = useAccountServices().site.operator
  const message = useMessage()
  const { data: profile } = useQuery(profileQuery(client))
  const setting = useQuery(queryOf(client, getSecondFactor, {}))
  /** Recovery codes are shown once, and stored on this page only. */
  const [codes, setCodes] = useState<readonly string[]>([])
  if (codes.length > 0) return <RecoveryCodes codes={codes} onKept={() => setCodes([])} />
  if (setting.data === undefined && setting.isError)
    return (
      <ErrorState
        title={message('account.factor.unreadable')}
        labels={{ retry: message('account.factor.retry') }}
        loading={setting.isFetching}
        onRetry={() => void setting.refetch()}
      />
    )
  if (setting.data === undefined)
    return (
      <div role="status" aria-busy aria-label={message('account.factor.loading')}>
        <Skeleton shape="block" height="220px" />
      </div>
    )
  const { enabled, recoveryCodesLeft } = setting.data
  return (
    <Card>
      <Stack>
        <p className={styles.strong}>{message(enabled ? 'account.factor.isOn' : 'account.factor.isOff')}</p>
        {enabled && <TurnedOn codesLeft={recoveryCodesLeft} onCodes={setCodes} />}
        {!enabled && profile?.isDemo && <Banner>{message('account.factor.demo')}</Banner>}
        {!enabled && !profile?.isDemo && <SetUp onCodes={setCodes} />}
      </Stack>
    </Card>
  )
}
