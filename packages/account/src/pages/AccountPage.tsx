import { MoreMessages, PageFrame, useMessage, type MessageId } from '@kit/ui'
import type { ReactNode } from 'react'
import * as styles from './page.css.ts'
import { pageMessages } from './pageMessages.ts'

export function AccountPage({ titleId, children }: { titleId: MessageId; children: ReactNode }) {
  return (
    <MoreMessages messages={pageMessages}>
      <Frame titleId={titleId}>{children}</Frame>
    </MoreMessages>
  )
}

function Frame({ titleId, children }: { titleId: MessageId; children: ReactNode }) {
  const message = useMessage()
  return (
    <PageFrame title={message(titleId)} className={styles.page}>
      {children}
    </PageFrame>
  )
}
