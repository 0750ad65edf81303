import { getReferral } from '@kit/sdk/contract'
import { queryOf } from '@kit/sdk/query'
import { CopyButton, Section, Stats, useMessage } from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useAccountServices } from '../accountContext.ts'
import { AccountPage } from '../pages/AccountPage.tsx'
import { Answer } from '../pages/Answer.tsx'
import * as styles from '../pages/page.css.ts'

/** Sources: ROUTE-041, SHELL-134, Q-077. */
export function ReferPage() {
  return (
    <AccountPage titleId="account.refer">
      <Referral />
    </AccountPage>
  )
}

function Referral() {
  const { client } = useAccountServices().site.operator
  const message = useMessage()
  const referral = useQuery(queryOf(client, getReferral, {}))
  return (
    <>
      <p>{message('account.refer.text')}</p>
      <Answer query={referral} height="320px">
        {({ referralCode, referredCount }) => (
          <>
            <Copied title={message('account.refer.code')} text={referralCode} />
            <Copied
              title={message('account.refer.link')}
              text={`${location.origin}/register-referrer/${encodeURIComponent(referralCode)}`}
            />
            <Stats.Root>
              <Stats.Stat label={message('account.refer.count')} value={referredCount} />
            </Stats.Root>
          </>
        )}
      </Answer>
    </>
  )
}

function Copied({ title, text }: { title: string; text: string }) {
  const message = useMessage()
  const labels = {
    copy: message('account.page.copy'),
    copied: message('account.page.copied'),
    failed: message('account.page.notCopied'),
  }
  return (
    <Section title={title} action={<CopyButton text={text} labels={labels} size="small" />}>
      <p className={styles.copied} dir="ltr">
        {text}
      </p>
    </Section>
  )
}
