import { Banner, Button, Checkbox, TextField, useMessage, type MessageId } from '@kit/ui'
import { Controller, useForm } from 'react-hook-form'
import * as styles from './login.css.ts'
import { loginResolver } from './loginFields.ts'
import type { Credentials } from './logInPlayer.ts'

/** What the form is doing; only one thing at a time. */
export type LoginWork = 'idle' | 'loggingIn' | 'startingDemo'

export interface LoginFormProps {
  /** Prefilled when the player ticked "remember me". */
  rememberedName?: string
  work?: LoginWork
  /** What went wrong, as a sentence for the player. */
  problem?: string | null
  onSubmit: (credentials: Credentials) => void
  onDemo?: (() => void) | undefined
}

export function LoginForm({ rememberedName = '', work = 'idle', problem, onSubmit, onDemo }: LoginFormProps) {
  const message = useMessage()
  const { control, register, handleSubmit, formState } = useForm<Credentials>({
    resolver: loginResolver,
    defaultValues: { userName: rememberedName, password: '', isRemembered: rememberedName !== '' },
  })
  const { errors } = formState
  const isBusy = work !== 'idle'
  const submit = handleSubmit((credentials) => {
    if (!isBusy) onSubmit(credentials)
  })
  // The schema's error messages are keys of the catalogue.
  const wordsOf = (id: string | undefined) => (id === undefined ? undefined : message(id as MessageId))

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        {...register('userName')}
        label={message('account.login.userName')}
        error={wordsOf(errors.userName?.message)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...register('password')}
        label={message('account.login.password')}
        error={wordsOf(errors.password?.message)}
        type="password"
        autoComplete="current-password"
        revealLabels={{
          show: message('account.login.showPassword'),
          hide: message('account.login.hidePassword'),
        }}
      />
      <Controller
        control={control}
        name="isRemembered"
        render={({ field: { ref, name, value, onBlur, onChange } }) => (
          <Checkbox
            ref={ref}
            name={name}
            label={message('account.login.remember')}
            checked={value}
            onBlur={onBlur}
            onCheckedChange={(checked) => onChange(checked === true)}
          />
        )}
      />
      {problem && <Banner tone="danger">{problem}</Banner>}
      <Button
        type="submit"
        tone="action"
        fullWidth
        loading={work === 'loggingIn'}
        disabled={work === 'startingDemo'}
      >
        {message('account.login')}
      </Button>
      {onDemo && (
        <>
          <p className={styles.or}>{message('account.login.or')}</p>
          <Button
            fullWidth
            loading={work === 'startingDemo'}
            disabled={work === 'loggingIn'}
            onClick={onDemo}
          >
            {message('account.demo')}
          </Button>
          <p className={styles.note}>{message('account.login.demoNote')}</p>
        </>
      )}
    </form>
  )
}
