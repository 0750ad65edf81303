import { el, type Child } from './dom.ts'
import { field, form, type valuesOf } from './field.ts'
import { errorMessage } from './operator.ts'

export interface Question {
  title: string
  words: readonly Child[]
  action: string
  danger?: boolean
  fields?: readonly Node[]
  isSigned?: boolean
  send(values: ReturnType<typeof valuesOf>): Promise<unknown>
}

/** The code is typed each time and never stored. */
const signature = () =>
  field({ name: 'transactionCode', label: 'Transaction code', type: 'password', required: true })

/**
 * Opens a confirmation dialog, then sends. The dialog stays open with the message of a refusal. Resolves when it
 * closes.
 */
export function ask({ title, words, action, danger, fields = [], isSigned, send }: Question): Promise<void> {
  return new Promise((resolve) => {
    const close = () => dialog.close()
    const dialog = el(
      'dialog',
      {
        'aria-labelledby': 'question',
        onclose: () => {
          dialog.remove()
          resolve()
        },
      },
      el('h2', { id: 'question' }, title),
      ...words.map((line) => (typeof line === 'string' ? el('p', {}, line) : line)),
      form(
        action,
        [...fields, ...(isSigned ? [signature()] : [])],
        async (values) => {
          await send(values)
          close()
        },
        errorMessage,
        { danger: danger ?? false, cancel: close },
      ),
    )
    document.body.append(dialog)
    dialog.showModal()
  })
}
