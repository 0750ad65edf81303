import { Button, Card, EmptyState, Inline, List, momentText, StatusTag, useLocale, useMessage } from '@kit/ui'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useAccountServices } from '../accountContext.ts'
import { AccountPage } from '../pages/AccountPage.tsx'
import * as styles from '../pages/page.css.ts'
import { askToNotify, mayAskToNotify } from './askToNotify.ts'
import { deleteOne, readOne } from './changeNotification.ts'
import {
  notificationsText,
  onNotifications,
  storedNotifications,
  type StoredNotification,
} from './storedNotifications.ts'

/** Those that this browser has received, newest first, updated live. Sources: ROUTE-046, NOTIF-005, Q-078. */
export function NotificationPage() {
  return (
    <AccountPage titleId="account.notifications">
      <Permission />
      <Notifications />
    </AccountPage>
  )
}

const noChanges = () => () => {}

/** Offers device notifications to a player who was not asked yet. Browsers show the prompt only after a press. */
function Permission() {
  const { site } = useAccountServices()
  const message = useMessage()
  const [isAsked, setAsked] = useState(false)
  const mayAsk = useSyncExternalStore(noChanges, mayAskToNotify, () => false)
  if (isAsked || !mayAsk) return null
  const ask = () => void askToNotify(site.onError).then(() => setAsked(true))
  return (
    <Inline gap="medium">
      <Button onClick={ask}>{message('account.notifications.show')}</Button>
    </Inline>
  )
}

function useNotifications(): StoredNotification[] {
  const { storage } = useAccountServices().site
  const text = useSyncExternalStore(
    onNotifications,
    () => notificationsText(storage),
    () => '',
  )
  return useMemo(() => (text === '' ? [] : storedNotifications(storage)), [text, storage])
}

function Notifications() {
  const message = useMessage()
  const all = useNotifications()
  if (all.length === 0)
    return (
      <EmptyState
        icon="info"
        title={message('account.notifications.none')}
        text={message('account.notifications.noneText')}
      />
    )
  return (
    <Card padded={false}>
      <List.Root aria-live="polite">
        {all.map((one) => (
          <Row key={`${one.id} ${one.receivedAt}`} {...one} />
        ))}
      </List.Root>
    </Card>
  )
}

function Row(one: StoredNotification) {
  const { title, body, receivedAt, isRead } = one
  const { site } = useAccountServices()
  const message = useMessage()
  const locale = useLocale()
  const [isDeleting, setDeleting] = useState(false)
  const remove = async () => {
    setDeleting(true)
    await deleteOne(site, one, message('account.notifications.failed'))
    setDeleting(false)
  }
  return (
    <List.Item
      title={
        <Inline gap="medium" asChild>
          <span>
            <span>{title}</span>
            {!isRead && <StatusTag tone="accent">{message('account.notifications.unread')}</StatusTag>}
          </span>
        </Inline>
      }
      text={
        <>
          <p className={styles.words}>{body}</p>
          <time dateTime={receivedAt}>{momentText(receivedAt, locale)}</time>
          <Inline gap="medium" asChild>
            <span>
              {!isRead && (
                <Button
                  size="small"
                  tone="ghost"
                  aria-label={message('account.notifications.readOf', { title })}
                  onClick={() => void readOne(site, one)}
                >
                  {message('account.notifications.read')}
                </Button>
              )}
              <Button
                size="small"
                tone="ghost"
                aria-label={message('account.notifications.deleteOf', { title })}
                loading={isDeleting}
                onClick={() => void remove()}
              >
                {message('account.notifications.delete')}
              </Button>
            </span>
          </Inline>
        </>
      }
    />
  )
}
