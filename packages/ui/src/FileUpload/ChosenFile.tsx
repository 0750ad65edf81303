'use client'
import { FileText } from 'lucide-react'
import { useCallback, type ReactNode } from 'react'
import { DrawnIcon, Icon } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Progress } from '../Progress/index.ts'
import { writeBytes } from './accepts.ts'
import * as styles from './fileUpload.css.ts'

/** The state of an upload. `share` is the finished fraction, 0 to 1; null if unknown. */
export type UploadState =
  | { state: 'sending'; share: number | null }
  | { state: 'sent' }
  | { state: 'failed'; reason: ReactNode }

interface ChosenFileProps {
  file: File
  upload: UploadState | null
  labels: { remove: string; sending: string; sent: ReactNode }
  onRemove: (() => void) | undefined
}

/** Returns a function that revokes the blob URL when the element unmounts. */
function showPreview(image: HTMLImageElement, file: File) {
  const address = URL.createObjectURL(file)
  image.src = address
  return () => URL.revokeObjectURL(address)
}

function Preview({ file }: { file: File }) {
  const show = useCallback((image: HTMLImageElement) => showPreview(image, file), [file])
  return <img ref={show} alt="" className={styles.picture} />
}

export function ChosenFile({ file, upload, labels, onRemove }: ChosenFileProps) {
  return (
    <div data-upload={upload?.state} data-part="file-upload-file" className={styles.file}>
      <span data-part="file-upload-preview" className={styles.preview}>
        {file.type.startsWith('image/') ? (
          <Preview file={file} />
        ) : (
          <DrawnIcon name="file" drawing={FileText} size="large" />
        )}
      </span>
      <div data-part="file-upload-facts" className={styles.facts}>
        <bdi data-part="file-upload-name" className={styles.name}>
          {file.name}
        </bdi>
        <bdi data-part="file-upload-size" className={styles.size}>
          {writeBytes(file.size, 'en-GB')}
        </bdi>
        {upload?.state === 'sending' && (
          <Progress label={labels.sending} value={upload.share === null ? null : upload.share * 100} />
        )}
        <span role="status" data-part="file-upload-outcome" className={styles.outcome}>
          {upload?.state === 'sent' && (
            <>
              <Icon name="success" size="small" /> {labels.sent}
            </>
          )}
          {upload?.state === 'failed' && (
            <>
              <Icon name="error" size="small" /> {upload.reason}
            </>
          )}
        </span>
      </div>
      {onRemove && <IconButton icon="close" label={labels.remove} size="small" onClick={onRemove} />}
    </div>
  )
}
