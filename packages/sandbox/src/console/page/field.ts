import { el } from './dom.ts'

export interface FieldFacts {
  name: string
  label: string
  value?: string
  type?: 'text' | 'password' | 'number' | 'search'
  hint?: string
  required?: boolean
  options?: readonly string[]
  isLong?: boolean
  attributes?: Readonly<Record<string, string | number>>
}

let count = 0

/** The id is unique, so that a page may have two fields with the same name. */
export function field({
  name,
  label,
  value = '',
  type = 'text',
  hint,
  required,
  options,
  isLong,
  attributes,
}: FieldFacts) {
  const id = `${name}-${(count += 1)}`
  const common = {
    id,
    name,
    required: required ?? false,
    'aria-describedby': hint ? `${id}-hint` : undefined,
  }
  const input = options
    ? el(
        'select',
        common,
        ...options.map((option) => el('option', { value: option, selected: option === value }, option)),
      )
    : isLong
      ? el('textarea', { ...common, rows: 5, spellcheck: 'false' }, value)
      : el('input', { ...common, type, value, autocomplete: 'off', spellcheck: 'false', ...attributes })
  return el(
    'p',
    { class: 'field' },
    el('label', { for: id }, label),
    input,
    hint ? el('small', { id: `${id}-hint` }, hint) : null,
  )
}

/** Checkboxes of the same name are a list. */
export function valuesOf(form: HTMLFormElement): { text(name: string): string; all(name: string): string[] } {
  const data = new FormData(form)
  return {
    text: (name) => String(data.get(name) ?? '').trim(),
    all: (name) => data.getAll(name).map(String),
  }
}

/** Sends one request at a time and shows errors below the fields. */
export function form(
  action: string,
  fields: readonly Node[],
  send: (values: ReturnType<typeof valuesOf>) => Promise<unknown>,
  onError: (error: unknown) => string,
  more: { danger?: boolean; cancel?: () => void } = {},
): HTMLFormElement {
  const fault = el('p', { role: 'alert', class: 'fault' })
  const button = el('button', { type: 'submit', class: more.danger ? 'danger' : 'main' }, action)
  const made = el(
    'form',
    {
      onsubmit: async (event) => {
        event.preventDefault()
        if (button.disabled) return
        button.disabled = true
        fault.textContent = ''
        try {
          await send(valuesOf(made))
        } catch (error) {
          fault.textContent = onError(error)
        } finally {
          button.disabled = false
        }
      },
    },
    ...fields,
    fault,
    el(
      'p',
      { class: 'buttons' },
      button,
      more.cancel ? el('button', { type: 'button', onclick: more.cancel }, 'Cancel') : null,
    ),
  )
  return made
}
