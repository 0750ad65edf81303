'use client'
import { clsx } from 'clsx'
import { Upload } from 'lucide-react'
import { useRef, type ComponentPropsWithRef, type ReactNode } from 'react'
import type { ChangeDetails } from '../controlled/changeDetails.ts'
import { useControlled } from '../controlled/useControlled.ts'
import { Field } from '../Field/index.ts'
import { DrawnIcon } from '../Icon/index.ts'
import { accepts } from './accepts.ts'
import { ChosenFile, type UploadState } from './ChosenFile.tsx'
import * as styles from './fileUpload.css.ts'
import { useDrop } from './useDrop.ts'

export type FileRefusal = 'type' | 'size'
type FileChange = ChangeDetails<'chosen' | 'dropped' | 'removed'>

export interface FileUploadProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'id' | 'multiple' | 'size'
> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  value?: File | null
  onValueChange?: (file: File | null, details: FileChange) => void
  /** Maximum file size in bytes. A larger file, or one of another type than `accept`, is refused. */
  maxBytes?: number
  onRefused?: (file: File, reason: FileRefusal) => void
  /** The state of the upload, which the caller runs. Null without an upload. */
  upload?: UploadState | null
  labels: {
    /** Prompts for a file and mentions that it can be dropped. */
    choose: ReactNode
    remove: string
    /** Name of the progress bar. */
    sending: string
    /** Shown after the upload. */
    sent: ReactNode
  }
}

/** A field for one file: chosen, dropped or photographed, previewed, and removable. The caller uploads it. */
export function FileUpload(props: FileUploadProps) {
  const {
    label,
    hint,
    error,
    value: given,
    onValueChange,
    maxBytes,
    onRefused,
    upload = null,
    ...others
  } = props
  const { labels, accept, disabled, className, ...rest } = others
  const [file, change] = useControlled<File | null, FileChange>(given, null, onValueChange)
  const zone = useRef<HTMLDivElement>(null)
  const take = (next: File | undefined, details: FileChange) => {
    if (!next) return
    if (!accepts(accept, next)) return onRefused?.(next, 'type')
    if (maxBytes !== undefined && next.size > maxBytes) return onRefused?.(next, 'size')
    change(next, details)
  }
  const drop = useDrop(disabled === true, (next, event) => take(next, { reason: 'dropped', event }))
  const remove = () => {
    change(null, { reason: 'removed' })
    zone.current?.querySelector('input')?.focus()
  }
  return (
    <Field data-kit="field file-upload" label={label} hint={hint} error={error} className={clsx(className)}>
      {(control) => (
        <div
          ref={zone}
          data-state={drop.isOver ? 'over' : file ? 'chosen' : 'empty'}
          data-invalid={error ? '' : undefined}
          data-disabled={disabled ? '' : undefined}
          data-part="field-box"
          className={styles.zone}
          {...drop.handlers}
        >
          <div data-part="file-upload-choose" className={styles.choose}>
            <DrawnIcon name="upload" drawing={Upload} />
            <span>{labels.choose}</span>
            <input
              {...rest}
              {...control}
              type="file"
              accept={accept}
              disabled={disabled}
              className={styles.input}
              onChange={(event) => {
                take(event.target.files?.[0], { reason: 'chosen', event })
                // Clears the value so that choosing the same file again fires a change event.
                event.target.value = ''
              }}
            />
          </div>
          {file && (
            <ChosenFile
              file={file}
              upload={upload}
              labels={labels}
              onRemove={disabled ? undefined : remove}
            />
          )}
        </div>
      )}
    </Field>
  )
}
