import { Skeleton, useMessage, VisuallyHidden } from '@kit/ui'
import * as styles from './pageSkeleton.css.ts'

export function PageSkeleton() {
  const message = useMessage()
  return (
    <div role="status" className={styles.page}>
      <VisuallyHidden>{message('shell.loading')}</VisuallyHidden>
      <Skeleton className={styles.title} />
      <Skeleton className={styles.block} />
      <Skeleton className={styles.block} />
    </div>
  )
}
