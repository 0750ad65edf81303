import { OperatorError } from '@kit/sdk'
import { endOtherSessions, listSessions, type LoginSession } from '@kit/sdk/contract'
import { mutationOf, queryOf } from '@kit/sdk/query'
import {
  Banner,
  Button,
  Card,
  Inline,
  List,
  momentText,
  Section,
  StatusTag,
  useLocale,
  useMessage,
} from '@kit/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useAccountServices } from '../accountContext.ts'
import { Answer } from '../pages/Answer.tsx'
import * as styles from '../pages/page.css.ts'
import { deviceName } from './deviceName.ts'

export function DevicesSection() {
  const { site } = useAccountServices()
  const { client } = site.operator
  const message = useMessage()
  const sessions = useQuery(queryOf(client, listSessions, {}))
  const { mutate, isPending, error } = useMutation(mutationOf(client, endOtherSessions))
  const logOutElsewhere = () =>
    mutate(
      {},
      {
        onSuccess: ({ endedCount }) =>
          site.toast(message('account.devices.done', { count: endedCount }), 'success'),
      },
    )
  // The documents name no list of logins: an operator without one has nothing to show.
  if (sessions.error instanceof OperatorError && sessions.error.status === 404) return null
  return (
    <Section title={message('account.devices')}>
      <Answer query={sessions} height="120px">
        {(all) => (
          <>
            <Card padded={false}>
              <List.Root>
                {all.map((one) => (
                  <Device key={`${one.createdAt} ${one.device} ${one.isCurrent}`} session={one} />
                ))}
              </List.Root>
            </Card>
            {error && <Banner tone="danger">{error.message}</Banner>}
            {all.length > 1 ? (
              <Inline gap="medium">
                <Button tone="danger" loading={isPending} onClick={logOutElsewhere}>
                  {message('account.devices.logOut')}
                </Button>
              </Inline>
            ) : (
              <p className={styles.quiet}>{message('account.devices.only')}</p>
            )}
          </>
        )}
      </Answer>
    </Section>
  )
}

function Device({ session: { device, isCurrent, createdAt } }: { session: LoginSession }) {
  const message = useMessage()
  const locale = useLocale()
  return (
    <List.Item
      title={deviceName(device) || message('account.devices.unknown')}
      text={message('account.devices.since', { time: momentText(createdAt, locale) })}
      end={isCurrent && <StatusTag tone="success">{message('account.devices.this')}</StatusTag>}
    />
  )
}
