import type { ChangeDetails } from '../controlled/changeDetails.ts'
import { Select, type SelectProps } from '../Select/index.ts'

export type LanguageChange = ChangeDetails<'chosen'>

export interface LanguagePickerProps extends Omit<
  SelectProps,
  'options' | 'placeholder' | 'value' | 'defaultValue' | 'onChange'
> {
  /** BCP 47 tags, in the order of the list: `['en', 'hi']`. */
  languages: readonly string[]
  value?: string
  defaultValue?: string
  onValueChange?: (language: string, details: LanguageChange) => void
}

/** Returns a language's own name, for example `English`, `हिन्दी`. */
const nameOf = (language: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language

/**
 * Selects the site's language. Each language has its native name, so that players who cannot read the page find theirs.
 */
export function LanguagePicker({ languages, onValueChange, className, ...rest }: LanguagePickerProps) {
  return (
    <div data-kit="language-picker" className={className}>
      <Select
        {...rest}
        options={languages.map((language) => ({ value: language, label: nameOf(language) }))}
        onChange={(event) => onValueChange?.(event.currentTarget.value, { reason: 'chosen', event })}
      />
    </div>
  )
}
