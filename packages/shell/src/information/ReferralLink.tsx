import { getReferral } from '@kit/sdk/contract'
import { queryOf } from '@kit/sdk/query'
import { Button, Card, CopyButton, Skeleton, useMessage } from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useIsLoggedIn, useSite } from '../siteContext.ts'
import * as styles from './information.css.ts'

/** SHELL-133. */
export default function ReferralLink() {
  const message = useMessage()
  const { services, browser } = useSite()
  const isLoggedIn = useIsLoggedIn()
  const { data, isError } = useQuery({
    ...queryOf(services.operator.client, getReferral, {}),
    enabled: isLoggedIn,
  })
  return (
    <Card className={styles.prompt}>
      <h2 className={styles.heading}>{message('information.referral')}</h2>
      {isLoggedIn ? <Own data={data} isError={isError} origin={browser.origin} /> : <LogInFirst />}
    </Card>
  )
}

function LogInFirst() {
  const message = useMessage()
  const { services } = useSite()
  return (
    <>
      <p>{message('information.referral.visitor')}</p>
      {services.canRequest('login') && (
        <Button tone="accent" onClick={() => services.request('login', { returnTo: '/affiliates' })}>
          {message('information.referral.login')}
        </Button>
      )}
    </>
  )
}

interface OwnProps {
  data: { referralCode: string; referredCount: number } | undefined
  isError: boolean
  origin: string
}

function Own({ data, isError, origin }: OwnProps) {
  const message = useMessage()
  if (isError) return <p>{message('information.referral.failed')}</p>
  if (!data) return <Skeleton className={styles.placeholderRow} />
  const link = `${origin}/register-referrer/${encodeURIComponent(data.referralCode)}`
  return (
    <>
      <p>{message('information.referral.count', { count: data.referredCount })}</p>
      <p className={styles.link} dir="ltr">
        {link}
      </p>
      <CopyButton
        text={link}
        labels={{
          copy: message('information.referral.copy'),
          copied: message('information.referral.copied'),
          failed: message('information.referral.notCopied'),
        }}
      />
    </>
  )
}
