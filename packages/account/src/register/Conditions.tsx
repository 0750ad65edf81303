import { Checkbox, useMessage } from '@kit/ui'
import { Controller, useFormState, type Control } from 'react-hook-form'
import type { ReactNode } from 'react'
import { FieldProblem } from '../fields/FieldProblem.tsx'
import { LinkedWords } from '../fields/LinkedWords.tsx'
import { useWords } from '../fields/useWords.ts'
import type { RegisterFields } from './registerFields.ts'
import * as styles from './register.css.ts'

export interface ConditionsProps {
  control: Control<RegisterFields>
  /** Calls the conditions 'Privacy Policy' (REG-020). */
  namesPrivacyPolicy: boolean
  onTerms?: (() => void) | undefined
}

export function Conditions({ control, namesPrivacyPolicy, onTerms }: ConditionsProps) {
  const message = useMessage()
  const words = useWords()
  const { errors } = useFormState({ control, name: 'hasAccepted' })
  const text = message(namesPrivacyPolicy ? 'account.register.acceptPrivacy' : 'account.register.accept')
  return (
    <div className={styles.revealed}>
      <Choice control={control} name="isAdult" label={message('account.register.adult')} />
      <Choice control={control} name="hasAccepted" label={<LinkedWords text={text} onPress={onTerms} />} />
      {errors.hasAccepted && <FieldProblem>{words(errors.hasAccepted.message)}</FieldProblem>}
    </div>
  )
}

interface ChoiceProps {
  control: Control<RegisterFields>
  name: 'isAdult' | 'hasAccepted'
  label: ReactNode
}

function Choice({ control, name, label }: ChoiceProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, onBlur, onChange } }) => (
        <Checkbox
          ref={ref}
          name={name}
          label={label}
          checked={value}
          onBlur={onBlur}
          onCheckedChange={(checked) => onChange(checked === true)}
        />
      )}
    />
  )
}
