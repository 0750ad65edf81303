import { Banner, Button, Checkbox, TextField, useMessage, type MessageId } from '@kit/ui'
import { useEffect } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type { SavedCredentials } from '../accountContext.ts'
import * as styles from './login.css.ts'
import { loginResolver } from './loginFields.ts'
import type { Credentials } from './logInPlayer.ts'
import { LoginLinkRow } from './LoginLinkRow.tsx'
import type { LoginLinks } from './useLoginLinks.ts'

export type LoginWork = 'idle' | 'loggingIn' | 'startingDemo' | 'askingPasskey'

export interface LoginFormProps {
  /** Prefilled if the player ticked "remember me". */
  rememberedName?: string
  /** Prefilled instead of the remembered name, and not remembered: the credentials from a URL. */
  prefill?: SavedCredentials | undefined
  /** Filled in once the app has read them, unless the player has typed something. */
  saved?: SavedCredentials | undefined
  work?: LoginWork
  /** A sentence for the player. */
  problem?: string | null
  onSubmit: (credentials: Credentials) => void
  onDemo?: (() => void) | undefined
  links?: LoginLinks | undefined
  /** Called with the text typed as the user name. */
  onCode?: ((typed: string) => void) | undefined
  onPasskey?: (() => void) | undefined
}

export function LoginForm({
  rememberedName = '',
  prefill,
  saved,
  work = 'idle',
  problem,
  onSubmit,
  onDemo,
  links,
  onCode,
  onPasskey,
}: LoginFormProps) {
  const message = useMessage()
  const { control, register, handleSubmit, formState, getValues, reset } = useForm<Credentials>({
    resolver: loginResolver,
    defaultValues: prefill
      ? { ...prefill, isRemembered: false }
      : { userName: rememberedName, password: '', isRemembered: rememberedName !== '' },
  })
  const { errors, isDirty } = formState
  const mayFillIn = !isDirty && !prefill
  useEffect(() => {
    if (saved && mayFillIn) reset({ ...saved, isRemembered: true })
    // Only when they are read: a player who clears the form means it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [saved])
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
        labels={{
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
        disabled={isBusy && work !== 'loggingIn'}
      >
        {message('account.login')}
      </Button>
      {onPasskey && (
        <Button
          fullWidth
          loading={work === 'askingPasskey'}
          disabled={isBusy && work !== 'askingPasskey'}
          onClick={onPasskey}
        >
          {message('account.login.passkey')}
        </Button>
      )}
      {onCode && (
        <Button fullWidth disabled={isBusy} onClick={() => onCode(getValues('userName'))}>
          {message('account.login.byCode')}
        </Button>
      )}
      {links && <LoginLinkRow {...links} />}
      {onDemo && (
        <>
          <p className={styles.or}>{message('account.login.or')}</p>
          <Button
            fullWidth
            loading={work === 'startingDemo'}
            disabled={isBusy && work !== 'startingDemo'}
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
