'use client'
import { Flag } from '../Flag/index.ts'
import { Icon } from '../Icon/index.ts'
import { Menu } from '../Menu/index.ts'
import * as styles from './phoneField.css.ts'

/** A country whose phone numbers can register. */
export interface PhoneCountry {
  /** ISO 3166, for the flag. */
  country: string
  /** '+91' */
  code: string
  /** Name in the list. */
  name: string
}

interface PhoneCodeProps {
  countries: readonly PhoneCountry[]
  code: string
  label: string
  disabled: boolean | undefined
  onCode: (code: string, event?: Event) => void
}

export function PhoneCode({ countries, code, label, disabled = false, onCode }: PhoneCodeProps) {
  const name = countries.find((country) => country.code === code)?.name ?? ''
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <button
          type="button"
          aria-label={`${label}: ${name} ${code}`}
          disabled={disabled}
          data-part="phone-field-code"
          className={styles.code}
        >
          <Flag country={countries.find((country) => country.code === code)?.country ?? ''} />
          <span>{code}</span>
          <Icon name="down" size="small" />
        </button>
      </Menu.Trigger>
      <Menu.Content align="start" className={styles.codes}>
        <Menu.RadioGroup value={code}>
          {countries.map((country) => (
            <Menu.RadioItem
              key={country.code}
              value={country.code}
              textValue={country.name}
              onSelect={(event) => onCode(country.code, event)}
            >
              <Flag country={country.country} />
              <span>{country.name}</span>
              <span className={styles.codeOf}>{country.code}</span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Content>
    </Menu.Root>
  )
}
