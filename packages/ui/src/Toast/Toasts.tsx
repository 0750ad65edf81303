'use client'
import { clsx } from 'clsx'
import { Toast } from 'radix-ui'
import { useSyncExternalStore, type ComponentPropsWithRef } from 'react'
import { Button } from '../Button/index.ts'
import { Icon, type IconName } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import * as styles from './toast.css.ts'
import type { ShownToast, ToastQueue, ToastTone } from './toastQueue.ts'

export interface ToastsProps extends Omit<ComponentPropsWithRef<'ol'>, 'children' | 'label'> {
  queue: ToastQueue
  labels: {
    /** Name of the region, e.g. 'Messages'. F8 moves there. */
    region: string
    close: string
  }
}

const pictures: Record<ToastTone, IconName> = { info: 'info', success: 'success', danger: 'error' }

function OneToast({ toast, close, onGone }: { toast: ShownToast; close: string; onGone: () => void }) {
  return (
    <Toast.Root
      data-tone={toast.tone}
      type={toast.tone === 'danger' ? 'foreground' : 'background'}
      duration={toast.stayMs === 'until-closed' ? Number.POSITIVE_INFINITY : toast.stayMs}
      onOpenChange={(open) => !open && onGone()}
      data-part="toasts-item"
      className={styles.toast}
    >
      <Icon name={pictures[toast.tone]} className={styles.mark} />
      <Toast.Description data-part="toasts-text" className={styles.text}>
        {toast.text}
      </Toast.Description>
      {toast.action && (
        <Toast.Action asChild altText={toast.action.label}>
          <Button size="small" tone="accent" onClick={toast.action.onPress}>
            {toast.action.label}
          </Button>
        </Toast.Action>
      )}
      <Toast.Close asChild>
        <IconButton icon="close" label={close} size="small" />
      </Toast.Close>
    </Toast.Root>
  )
}

/** The site's short messages at the top right. They stay while a pointer or focus is on them. Render it once. */
export function Toasts({ queue, labels, className, ...rest }: ToastsProps) {
  const shown = useSyncExternalStore(queue.subscribe, queue.get, queue.get)
  return (
    <Toast.Provider label={labels.region} swipeDirection="right">
      {shown.map((toast) => (
        <OneToast key={toast.id} toast={toast} close={labels.close} onGone={() => queue.dismiss(toast.id)} />
      ))}
      <Toast.Viewport
        data-kit="toasts"
        label={labels.region}
        className={clsx(styles.viewport, className)}
        {...rest}
      />
    </Toast.Provider>
  )
}
