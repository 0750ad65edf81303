import { Banner, Button, PasswordField, useMessage, type MessageId } from '@kit/ui'
import { useForm } from 'react-hook-form'
import * as styles from '../login/login.css.ts'
import { passwordResolver, type PasswordFields } from './passwordFields.ts'

export interface PasswordFormProps {
  /** The temporary password of this login. Without it the form requires the old one. */
  oldPassword?: string | undefined
  isChanging?: boolean
  problem?: string | null
  onSubmit: (fields: PasswordFields) => void
}

export function PasswordForm({ oldPassword, isChanging = false, problem, onSubmit }: PasswordFormProps) {
  const message = useMessage()
  const { register, handleSubmit, formState } = useForm<PasswordFields>({
    resolver: passwordResolver,
    defaultValues: { oldPassword: oldPassword ?? '', password: '', confirmation: '' },
  })
  const labels = { show: message('account.password.show'), hide: message('account.password.hide') }
  const submit = handleSubmit((fields) => {
    if (!isChanging) onSubmit(fields)
  })
  const fieldOf = (name: keyof PasswordFields, labelId: MessageId, autoComplete: string) => {
    // The schema's error messages are keys of the catalogue.
    const error = formState.errors[name]?.message as MessageId | undefined
    return (
      <PasswordField
        {...register(name)}
        label={message(labelId)}
        labels={labels}
        autoComplete={autoComplete}
        error={error && message(error)}
      />
    )
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {oldPassword === undefined && fieldOf('oldPassword', 'account.password.old', 'current-password')}
      {fieldOf('password', 'account.password.new', 'new-password')}
      {fieldOf('confirmation', 'account.password.confirm', 'new-password')}
      {problem && <Banner tone="danger">{problem}</Banner>}
      <Button type="submit" tone="action" fullWidth loading={isChanging}>
        {message('account.password.submit')}
      </Button>
    </form>
  )
}
