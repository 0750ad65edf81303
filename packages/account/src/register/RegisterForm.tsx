import {
  Banner,
  Button,
  Link,
  OtpField,
  PasswordField,
  PhoneField,
  TextField,
  useMessage,
  wholeNumber,
} from '@kit/ui'
import { useEffect, useMemo, useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { FieldProblem } from '../fields/FieldProblem.tsx'
import { LinkedWords } from '../fields/LinkedWords.tsx'
import { schemaResolver } from '../fields/schemaResolver.ts'
import { useWords } from '../fields/useWords.ts'
import { SendCode } from '../one-time-code/SendCode.tsx'
import type { OneTimeCode } from '../one-time-code/useOneTimeCode.ts'
import type { Countries } from '../phone/useCountries.ts'
import { CodeOfLink } from './CodeOfLink.tsx'
import { Conditions } from './Conditions.tsx'
import { usePasswordRules } from './usePasswordRules.ts'
import { registerFields, type RegisterFields } from './registerFields.ts'
import * as styles from './register.css.ts'

export interface FieldRefusal {
  field: keyof RegisterFields
  message: string
}

export interface RegisterFormProps extends Countries {
  hasUserName: boolean
  maxDigits: number
  /** Codes from the link that opened the page; they are prefilled (REG-017). */
  referral: { referrerCode?: string | undefined; promoCode?: string | undefined }
  code: OneTimeCode
  isRegistering: boolean
  problem: string | null
  /** Calls the conditions 'Privacy Policy' (REG-020). */
  namesPrivacyPolicy: boolean
  /** REG-026. */
  chatAddress?: string | undefined
  onTerms?: (() => void) | undefined
  onLogin?: (() => void) | undefined
  /** Resolves with the operator's error about a field, or null. */
  onRegister: (fields: RegisterFields) => Promise<FieldRefusal | null>
}

export function RegisterForm(props: RegisterFormProps) {
  const { hasUserName, maxDigits, countries, firstCode, referral, code, isRegistering, problem } = props
  const { referrerCode = '', promoCode = '' } = referral
  const message = useMessage()
  const words = useWords()
  const resolver = useMemo(
    () => schemaResolver(registerFields({ hasUserName, maxDigits })),
    [hasUserName, maxDigits],
  )
  const form = useForm<RegisterFields>({
    resolver,
    defaultValues: {
      userName: '',
      phone: { code: firstCode, number: '' },
      otp: '',
      password: '',
      passwordConfirmation: '',
      referrerCode,
      promoCode,
      isAdult: false,
      hasAccepted: false,
    },
  })
  const {
    control,
    register,
    handleSubmit,
    formState,
    trigger,
    getValues,
    setValue,
    resetField,
    setError,
    setFocus,
  } = form
  const { errors } = formState
  const [hasReferrer, setHasReferrer] = useState(referrerCode !== '')
  const [hasPromo, setHasPromo] = useState(promoCode !== '')
  const phone = useWatch({ control, name: 'phone' })
  const password = useWatch({ control, name: 'password' })
  const isSent = code.sentTo !== null && code.sentTo === wholeNumber(phone)

  // The operator's list of countries may load after the form, without the country selected so far.
  const isOffered = countries.some((country) => country.code === phone.code)
  useEffect(() => {
    if (!isOffered) setValue('phone', { ...getValues('phone'), code: firstCode })
  }, [isOffered, firstCode, getValues, setValue])
  useEffect(() => {
    if (isSent) setFocus('otp')
  }, [isSent, setFocus])

  const send = async () => {
    if (await trigger('phone')) await code.send(wholeNumber(getValues('phone')))
    else setFocus('phone')
  }
  const submit = handleSubmit(async (fields) => {
    if (isRegistering) return
    const refusal = await props.onRegister(fields)
    if (!refusal) return
    if (refusal.field === 'otp') setValue('otp', '')
    setError(refusal.field, { type: 'operator', message: refusal.message }, { shouldFocus: true })
  })
  // An invalid code in a hidden field must not block the registration.
  const switchCode =
    (name: 'referrerCode' | 'promoCode', show: (isOn: boolean) => void) => (isOn: boolean) => {
      if (!isOn) resetField(name, { defaultValue: '' })
      show(isOn)
    }
  const rules = usePasswordRules()
  const reveal = {
    show: message('account.register.showPassword'),
    hide: message('account.register.hidePassword'),
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {hasUserName && (
        <TextField
          {...register('userName')}
          label={message('account.register.userName')}
          hint={message('account.register.userName.hint')}
          error={words(errors.userName?.message)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <Controller
        control={control}
        name="phone"
        render={({ field: { onChange, ...field } }) => (
          <PhoneField
            {...field}
            label={message('account.phone.label')}
            labels={{ code: message('account.phone.code') }}
            countries={countries}
            error={words(errors.phone?.message)}
            onValueChange={onChange}
          />
        )}
      />
      <SendCode
        code={code}
        isSent={isSent}
        label={message('account.code.send')}
        disabled={isRegistering}
        onSend={() => void send()}
      />
      {isSent ? (
        <Controller
          control={control}
          name="otp"
          render={({ field: { onChange, ...field } }) => (
            <OtpField
              {...field}
              label={message('account.code.label')}
              hint={message('account.code.hint', { phone: code.sentTo ?? '' })}
              error={words(errors.otp?.message)}
              onValueChange={onChange}
            />
          )}
        />
      ) : (
        errors.otp && <FieldProblem>{words(errors.otp.message)}</FieldProblem>
      )}
      <PasswordField
        {...register('password')}
        label={message('account.register.password')}
        labels={{
          ...reveal,
          met: message('account.register.rule.met'),
          unmet: message('account.register.rule.unmet'),
        }}
        rules={rules}
        error={words(errors.password?.message)}
        autoComplete="new-password"
      />
      <PasswordField
        {...register('passwordConfirmation')}
        label={message('account.register.confirm')}
        labels={reveal}
        error={words(errors.passwordConfirmation?.message)}
        autoComplete="new-password"
        disabled={password === ''}
      />
      <CodeOfLink
        isOn={hasReferrer}
        onSwitch={switchCode('referrerCode', setHasReferrer)}
        switchLabel={message('account.register.hasReferrer')}
        label={message('account.register.referrer')}
        error={words(errors.referrerCode?.message)}
        {...register('referrerCode')}
      />
      <CodeOfLink
        isOn={hasPromo}
        onSwitch={switchCode('promoCode', setHasPromo)}
        switchLabel={message('account.register.hasPromo')}
        label={message('account.register.promo')}
        error={words(errors.promoCode?.message)}
        {...register('promoCode')}
      />
      <Conditions control={control} namesPrivacyPolicy={props.namesPrivacyPolicy} onTerms={props.onTerms} />
      {problem !== null && <Banner tone="danger">{problem}</Banner>}
      <Button type="submit" tone="action" fullWidth loading={isRegistering}>
        {message('account.register.submit')}
      </Button>
      <div className={styles.links}>
        {props.onLogin && (
          <span>
            <LinkedWords text={message('account.register.login')} onPress={props.onLogin} />
          </span>
        )}
        {props.chatAddress !== undefined && (
          <Link href={props.chatAddress} labels={{ newWindow: message('account.register.chat.window') }}>
            {message('account.register.chat')}
          </Link>
        )}
      </div>
    </form>
  )
}
