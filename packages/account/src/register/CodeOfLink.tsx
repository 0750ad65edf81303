import { Switch, TextField } from '@kit/ui'
import type { ComponentProps } from 'react'
import * as styles from './register.css.ts'

export interface CodeOfLinkProps extends ComponentProps<typeof TextField> {
  isOn: boolean
  switchLabel: string
  onSwitch: (isOn: boolean) => void
}

/** The switch reveals the input of the code (REG-015, REG-016). */
export function CodeOfLink({ isOn, switchLabel, onSwitch, ...field }: CodeOfLinkProps) {
  return (
    <div className={styles.revealed}>
      <Switch label={switchLabel} checked={isOn} onCheckedChange={onSwitch} />
      {isOn && <TextField {...field} autoComplete="off" autoCapitalize="none" spellCheck={false} />}
    </div>
  )
}
