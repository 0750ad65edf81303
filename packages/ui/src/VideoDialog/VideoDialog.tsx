'use client'
import type { ReactNode } from 'react'
import { Dialog } from '../Dialog/index.ts'
import { IsolatedFrame } from '../IsolatedFrame/index.ts'
import * as styles from './videoDialog.css.ts'

export interface VideoDialogProps {
  /** The address of an embeddable player. */
  src: string
  /** Exact hosts of allowed players. */
  hosts: readonly string[]
  /** Paths of the page's own origin, each ending in "/", under which the operator serves players for frames. */
  ownPaths?: readonly string[]
  title: string
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  /** The button that opens it. */
  trigger?: ReactNode
  labels: {
    /** Name of the close control (SHELL-054): 'Exit'. */
    exit: string
    /** Shown when the address is not of a listed host. */
    refused: ReactNode
  }
}

/** A help video over the page (SHELL-053). The player loads when it opens and is removed when it closes. */
export function VideoDialog(props: VideoDialogProps) {
  const { src, hosts, ownPaths, title, open, defaultOpen, onOpenChange, trigger, labels } = props
  return (
    <Dialog.Root
      {...(open !== undefined && { open })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      {trigger !== undefined && <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>}
      <Dialog.Content
        data-kit="dialog video-dialog"
        title={title}
        labels={{ close: labels.exit }}
        className={styles.content}
      >
        <IsolatedFrame
          src={src}
          hosts={hosts}
          {...(ownPaths && { ownPaths })}
          title={title}
          ratio={16 / 9}
          permissions={['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture']}
          refused={<p className={styles.refused}>{labels.refused}</p>}
          className={styles.frame}
        />
      </Dialog.Content>
    </Dialog.Root>
  )
}
