import { useFlag } from '@kit/sdk/react'
import { Button, MoreMessages, useMessage } from '@kit/ui'
import { createElement } from 'react'
import { Link, Navigate } from '@tanstack/react-router'
import { useSite } from '../siteContext.ts'
import { BrandPicture } from './BrandPicture.tsx'
import * as styles from './notice.css.ts'
import { noticeMessages } from './noticeMessages.ts'

/** Redirects to the home page if the brand prefers that. */
export default function NotFoundPage() {
  const Page = useSite().services.partOf('notFound', Notice)
  if (useFlag('routing.unmatched') === 'home') return <Navigate to="/" replace />
  return <MoreMessages messages={noticeMessages}>{createElement(Page)}</MoreMessages>
}

function Notice() {
  const message = useMessage()
  return (
    <div className={styles.page}>
      <BrandPicture name="notFound" />
      <h1 className={styles.title}>{message('shell.missing.title')}</h1>
      <p className={styles.text}>{message('shell.missing.text')}</p>
      <Button asChild tone="accent">
        <Link to="/">{message('shell.missing.home')}</Link>
      </Button>
    </div>
  )
}
