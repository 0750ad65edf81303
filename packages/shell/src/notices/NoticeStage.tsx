import { lazy, Suspense } from 'react'
import { useStore } from '../siteContext.ts'
import { useNotices } from './noticesContext.ts'

const NoticeDialog = lazy(() => import('./NoticeDialog.tsx'))

export default function NoticeStage() {
  const now = useStore(useNotices().shown)
  if (!now) return null
  return (
    <Suspense fallback={null}>
      <NoticeDialog key={now.id} id={now.id} notice={now.notice} />
    </Suspense>
  )
}
