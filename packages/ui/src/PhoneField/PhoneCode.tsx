'use client'
import type { ChangeEvent } from 'react'
import { Flag } from '../Flag/index.ts'
import { Icon } from '../Icon/index.ts'
import * as styles from './phoneField.css.ts'

/** A country of which phones can be registered. */
export interface PhoneCountry {
  /** ISO 3166, for the flag. */
  country: string
  /** '+91' */
  code: string
  /** Its name in the list. */
  name: string
}

interface PhoneCodeProps {
  countries: readonly PhoneCountry[]
  code: string
  label: string
  disabled: boolean | undefined
  onCode: (code: string, event: ChangeEvent) => void
}

/** The flag and code of the selected country, with the browser's select invisible over them. */
export function PhoneCode({ countries, code, label, disabled, onCode }: PhoneCodeProps) {
  return (
    <span className={styles.code}>
      <Flag country={countries.find((country) => country.code === code)?.country ?? ''} />
      <span aria-hidden>{code}</span>
      <Icon name="down" size="small" />
      <select
        aria-label={label}
        disabled={disabled}
        className={styles.codes}
        value={code}
        onChange={(event) => onCode(event.target.value, event)}
      >
        {countries.map((country) => (
          <option key={country.code} value={country.code}>
            {country.name} {country.code}
          </option>
        ))}
      </select>
    </span>
  )
}
