'use client'
import { Button, FileUpload, useMessage, type FileUploadProps } from '@kit/ui'
import { useRef, useState } from 'react'
import { PictureError, preparePicture, type PictureFault } from '../../upload/preparePicture.ts'
import * as styles from '../deposit.css.ts'
import { PhotoDialog } from './PhotoDialog.tsx'

/**
 * A photo as chosen, and as it is sent; `prepared` is missing while it is resized, or if it is not
 * a picture.
 */
export interface ChosenPhoto {
  file: File
  prepared?: File
}

interface PhotoFieldProps extends Pick<FileUploadProps, 'upload' | 'disabled'> {
  photo: ChosenPhoto | null
  isMissing: boolean
  onPhoto: (photo: ChosenPhoto | null) => void
}

/**
 * Photo of the receipt: validated, resized in the browser, previewed, and removable (DEP-032 to
 * DEP-034).
 */
export function PhotoField({ photo, isMissing, onPhoto, ...rest }: PhotoFieldProps) {
  const message = useMessage()
  const [fault, setFault] = useState<PictureFault>()
  const [isPreparing, setIsPreparing] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const current = useRef<File>(null)
  const choose = async (file: File | null) => {
    current.current = file
    setFault(undefined)
    onPhoto(file && { file })
    setIsPreparing(file !== null)
    if (!file) return
    try {
      const prepared = await preparePicture(file)
      if (current.current === file) onPhoto({ file, prepared })
    } catch (error) {
      if (current.current !== file) return
      onPhoto(null)
      setFault(error instanceof PictureError ? error.fault : 'unreadable')
    } finally {
      if (current.current === file) setIsPreparing(false)
    }
  }
  const hint = isPreparing
    ? message('wallet.deposit.photoPreparing')
    : photo
      ? undefined
      : message('wallet.deposit.noFile')
  const faultText = fault && message(`wallet.deposit.photo.${fault}`)
  const field = (
    <FileUpload
      {...rest}
      label={message('wallet.deposit.photo')}
      hint={hint}
      error={faultText ?? (isMissing ? message('wallet.deposit.photoMissing') : undefined)}
      accept="image/*"
      value={photo?.file ?? null}
      onValueChange={(file) => void choose(file)}
      onRefused={() => setFault('notPicture')}
      labels={{
        choose: message('wallet.deposit.photoChoose'),
        remove: message('wallet.deposit.photoRemove'),
        sending: message('wallet.deposit.photoSending'),
        sent: message('wallet.deposit.photoSent'),
      }}
    />
  )
  return (
    <div className={styles.form}>
      {field}
      <div className={styles.actions}>
        <Button size="small" disabled={rest.disabled} onClick={() => setIsOpen(true)}>
          {message(photo ? 'wallet.deposit.uploader.look' : 'wallet.deposit.uploader.open')}
        </Button>
      </div>
      {isOpen && (
        <PhotoDialog
          file={photo?.file ?? null}
          isPreparing={isPreparing}
          fault={faultText}
          onFile={(file) => void choose(file)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}
