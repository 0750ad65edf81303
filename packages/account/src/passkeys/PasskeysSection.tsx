import { listPasskeys, type Passkey } from '@kit/sdk/contract'
import { queryOf } from '@kit/sdk/query'
import {
  Banner,
  Button,
  Card,
  List,
  momentText,
  MoreMessages,
  Section,
  Stack,
  StatusTag,
  useLocale,
  useMessage,
} from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccountServices } from '../accountContext.ts'
import { deviceName } from '../devices/deviceName.ts'
import { Answer } from '../pages/Answer.tsx'
import { pageMessages } from '../pages/pageMessages.ts'
import * as styles from '../second-factor/secondFactor.css.ts'
import { AddPasskey } from './AddPasskey.tsx'
import { knowsPasskeys } from './askAuthenticator.ts'
import { passkeyMessages } from './messages.ts'
import { RemovePasskey } from './RemovePasskey.tsx'

const words = { ...pageMessages, ...passkeyMessages }

/** Passkeys log in without a password and a second step. */
export function PasskeysSection() {
  return (
    <MoreMessages messages={words}>
      <Passkeys />
    </MoreMessages>
  )
}

function Passkeys() {
  const { client } = useAccountServices().site.operator
  const message = useMessage()
  const passkeys = useQuery(queryOf(client, listPasskeys, {}))
  return (
    <Section title={message('account.passkeys')}>
      <p className={styles.quiet}>{message('account.passkeys.text')}</p>
      <Answer query={passkeys} height="120px">
        {(all) =>
          all.length === 0 ? (
            <p>{message('account.passkeys.none')}</p>
          ) : (
            <Card padded={false}>
              <List.Root>
                {all.map((passkey) => (
                  <One key={passkey.id} passkey={passkey} />
                ))}
              </List.Root>
            </Card>
          )
        }
      </Answer>
      {knowsPasskeys() ? <AddPasskey /> : <Banner>{message('account.passkeys.unsupported')}</Banner>}
    </Section>
  )
}

function One({ passkey: { id, device, isSynced, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const message = useMessage()
  const locale = useLocale()
  const [isRemoving, setRemoving] = useState(false)
  const name = deviceName(device) || message('account.passkeys.unknown')
  const moments = [
    message('account.passkeys.added', { time: momentText(createdAt, locale) }),
    ...(lastUsedAt === null
      ? []
      : [message('account.passkeys.used', { time: momentText(lastUsedAt, locale) })]),
  ]
  return (
    <List.Item
      title={name}
      text={
        <Stack>
          <span>{moments.join(' · ')}</span>
          {isSynced && <StatusTag tone="neutral">{message('account.passkeys.synced')}</StatusTag>}
          {isRemoving && <RemovePasskey id={id} onEnd={() => setRemoving(false)} />}
        </Stack>
      }
      end={
        !isRemoving && (
          <Button
            size="small"
            aria-label={message('account.passkeys.removeOf', { device: name })}
            onClick={() => setRemoving(true)}
          >
            {message('account.passkeys.remove')}
          </Button>
        )
      }
    />
  )
}
