'use client'
import { Banner, Button, Dialog, Skeleton, useMessage } from '@kit/ui'
import { useCallback, useEffect, useEffectEvent, useRef, type ChangeEvent } from 'react'
import * as styles from '../deposit.css.ts'

interface PhotoDialogProps {
  file: File | null
  isPreparing: boolean
  fault: string | undefined
  onFile: (file: File | null) => void
  onClose: () => void
}

/** The object URL is revoked at the end. */
function showFile(picture: HTMLImageElement, file: File) {
  const address = URL.createObjectURL(file)
  picture.src = address
  return () => URL.revokeObjectURL(address)
}

function Photo({ file }: { file: File }) {
  const message = useMessage()
  const show = useCallback((picture: HTMLImageElement) => showFile(picture, file), [file])
  return (
    <figure className={styles.photo}>
      <img ref={show} alt={message('wallet.deposit.uploader.photo')} className={styles.photoPicture} />
      <figcaption className={styles.quiet}>
        <bdi>{file.name}</bdi>
      </figcaption>
    </figure>
  )
}

/** Accepts a pasted file from anywhere on the page, while this is mounted. */
function usePasted(onFile: (file: File) => void) {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? []
    if (!file) return
    event.preventDefault()
    onFile(file)
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => take(event)
    window.addEventListener('paste', listener)
    return () => window.removeEventListener('paste', listener)
  }, [])
}

/**
 * Image uploader: takes a photo, chooses or pastes a picture, and shows it large before it is used.
 * Source: DEP-040.
 */
export function PhotoDialog({ file, isPreparing, fault, onFile, onClose }: PhotoDialogProps) {
  const message = useMessage()
  const camera = useRef<HTMLInputElement>(null)
  const pictures = useRef<HTMLInputElement>(null)
  usePasted(onFile)
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? []
    // Allows choosing the same file again after it was removed.
    currentTarget.value = ''
    if (chosen) onFile(chosen)
  }
  return (
    <Dialog.Root open onOpenChange={(opens: boolean) => !opens && onClose()}>
      <Dialog.Content
        title={message('wallet.deposit.uploader.title')}
        description={message('wallet.deposit.uploader.text')}
        labels={{ close: message('wallet.deposit.close') }}
      >
        <div className={styles.form}>
          {fault !== undefined && <Banner tone="danger">{fault}</Banner>}
          {file &&
            (isPreparing ? <Skeleton shape="block" style={{ blockSize: '12rem' }} /> : <Photo file={file} />)}
          <input
            ref={camera}
            type="file"
            accept="image/*"
            capture="environment"
            hidden
            aria-label={message('wallet.deposit.uploader.take')}
            onChange={take}
          />
          <input
            ref={pictures}
            type="file"
            accept="image/*"
            hidden
            aria-label={message('wallet.deposit.uploader.choose')}
            onChange={take}
          />
          <div className={styles.actions}>
            <Button onClick={() => camera.current?.click()}>{message('wallet.deposit.uploader.take')}</Button>
            <Button onClick={() => pictures.current?.click()}>
              {message(file ? 'wallet.deposit.uploader.another' : 'wallet.deposit.uploader.choose')}
            </Button>
          </div>
          {file && (
            <div className={styles.actions}>
              <Button tone="ghost" onClick={() => onFile(null)}>
                {message('wallet.deposit.photoRemove')}
              </Button>
              <Button tone="action" disabled={isPreparing} onClick={onClose}>
                {message('wallet.deposit.uploader.use')}
              </Button>
            </div>
          )}
        </div>
      </Dialog.Content>
    </Dialog.Root>
  )
}
