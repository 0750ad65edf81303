import { Banner, Button, PasswordField, useMessage } from '@kit/ui'
import { useForm } from 'react-hook-form'
import { useWords } from '../fields/useWords.ts'
import * as styles from '../login/login.css.ts'
import { newPasswordResolver, type NewPasswordFields } from './newPasswordFields.ts'

export interface PasswordStepProps {
  isSaving: boolean
  problem: string | null
  onSave: (password: string) => void
}

export function PasswordStep({ isSaving, problem, onSave }: PasswordStepProps) {
  const message = useMessage()
  const words = useWords()
  const { register, handleSubmit, formState } = useForm<NewPasswordFields>({
    resolver: newPasswordResolver,
    defaultValues: { password: '', confirmation: '' },
  })
  const { errors } = formState
  const labels = {
    show: message('account.forgot.showPassword'),
    hide: message('account.forgot.hidePassword'),
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => void handleSubmit(({ password }) => onSave(password))(event)}
    >
      <PasswordField
        {...register('password')}
        data-initial-focus=""
        label={message('account.forgot.password')}
        labels={labels}
        autoComplete="new-password"
        error={words(errors.password?.message)}
      />
      <PasswordField
        {...register('confirmation')}
        label={message('account.forgot.confirm')}
        labels={labels}
        autoComplete="new-password"
        error={words(errors.confirmation?.message)}
      />
      {problem !== null && <Banner tone="danger">{problem}</Banner>}
      <Button type="submit" tone="action" fullWidth loading={isSaving}>
        {message('account.forgot.save')}
      </Button>
    </form>
  )
}
