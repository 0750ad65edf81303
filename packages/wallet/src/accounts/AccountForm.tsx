'use client'
import { OperatorError } from '@kit/sdk'
import { listPayoutMethods, type PaymentAccount, type PaymentMethod } from '@kit/sdk/contract'
import { queryOf } from '@kit/sdk/query'
import { Banner, Button, ErrorState, Select, Skeleton, TextField, useMessage } from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import { useWalletSite } from '../walletContext.ts'
import type { AccountField } from './accountField.ts'
import { fieldsOf, fieldsOfAccount, holderOf, problemOf, storedName, valueOf } from './accountFields.ts'
import * as styles from './accounts.css.ts'
import { problemText, useAccountCommands } from './useAccountCommands.ts'
import { useProof } from './useProof.tsx'

export interface AccountFormProps {
  /** Undefined for a new account. */
  account: PaymentAccount | undefined
  userId: string
  /** Receives undefined if the operator does not return the account. */
  onSaved: (account: PaymentAccount | undefined) => void
  onCancel: () => void
}

function useMethods(isWanted: boolean) {
  const { client } = useWalletSite().operator
  return useQuery({ ...queryOf(client, listPayoutMethods, { active: 'true' }), enabled: isWanted })
}

/** Sources: ACC-001, ACC-002, ACC-009. */
export function AccountForm(props: AccountFormProps) {
  const message = useMessage()
  const methods = useMethods(true)
  if (methods.isPending)
    return (
      <div className={styles.loading} role="status" aria-busy aria-label={message('wallet.accounts.loading')}>
        <Skeleton shape="block" height="64px" />
        <Skeleton shape="block" height="64px" />
        <Skeleton shape="block" height="64px" />
      </div>
    )
  if (!methods.data)
    return (
      <ErrorState
        title={message('wallet.accounts.methodsFailed')}
        labels={{ retry: message('wallet.accounts.retry') }}
        loading={methods.isFetching}
        onRetry={() => void methods.refetch()}
      />
    )
  return (
    <Fields {...props} methods={methods.data.filter(({ isActive, isLocked }) => isActive && !isLocked)} />
  )
}

const keysOf: Record<AccountField['kind'], object> = {
  text: {},
  digits: { inputMode: 'numeric' },
  accountNumber: { inputMode: 'numeric', autoComplete: 'off' },
  ifsc: { autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false },
  upi: { inputMode: 'email', autoCapitalize: 'none', autoComplete: 'off', spellCheck: false },
  walletAddress: { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false },
}

function useFields({ account, methods }: { account: PaymentAccount | undefined; methods: PaymentMethod[] }) {
  const [methodId, setMethodId] = useState(account?.method.id ?? methods[0]?.id ?? '')
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(account?.details.map(({ label, value }) => [label, value]) ?? []),
  )
  const method = methods.find(({ id }) => id === methodId)
  const shape = method ?? { paymentType: account?.method.paymentType ?? 'other', customFields: [] }
  const fields = account ? fieldsOfAccount(account.details, shape) : fieldsOf(shape)
  return {
    methodId,
    setMethodId,
    fields,
    typed: (label: string) => values[label] ?? '',
    type: (label: string, value: string) => setValues((before) => ({ ...before, [label]: value })),
  }
}

function Fields({
  account,
  userId,
  methods,
  onSaved,
  onCancel,
}: AccountFormProps & { methods: PaymentMethod[] }) {
  const message = useMessage()
  const { toast, operator } = useWalletSite()
  const commands = useAccountCommands()
  const proof = useProof()
  const [holder, setHolder] = useState(account ? holderOf(account.name, userId) : '')
  const { methodId, setMethodId, fields, typed, type } = useFields({ account, methods })
  const [isChecked, setChecked] = useState(false)
  const [problem, setProblem] = useState('')

  const nameProblem = holder.trim() === '' ? message('wallet.accounts.nameInvalid') : undefined
  const problems = fields.map((field) => problemOf(field, typed(field.label)))
  const isValid = !nameProblem && methodId !== '' && problems.every((found) => found === undefined)

  async function save() {
    setChecked(true)
    setProblem('')
    if (!isValid || commands.isRunning) return
    const given = proof.read()
    if (!given) return
    const accountDetails = fields.map((field) => ({
      label: field.label,
      value: valueOf(field, typed(field.label)),
    }))
    try {
      const saved = account
        ? await commands.edit(account.id, accountDetails, given)
        : await commands.create(
            { paymentMethodTypeId: methodId, name: storedName(holder, userId), accountDetails },
            given,
          )
      onSaved(saved)
    } catch (error) {
      if (proof.take(error)) return
      if (!account && !(error instanceof OperatorError && error.isOutcomeUnknown))
        toast(message('wallet.accounts.notCreated'), 'danger')
      setProblem(problemText(error, message))
    }
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault()
        void save()
      }}
    >
      {!account && (
        <Select
          label={message('wallet.accounts.method')}
          value={methodId}
          options={methods.map(({ id, name }) => ({ value: id, label: name }))}
          error={isChecked && methodId === '' ? message('wallet.accounts.methodUnknown') : undefined}
          onChange={({ currentTarget }) => setMethodId(currentTarget.value)}
        />
      )}
      <TextField
        label={message('wallet.accounts.holder')}
        value={holder}
        // The operator keeps the holder of an account: an edit sends only its details.
        disabled={account !== undefined}
        autoComplete="name"
        maxLength={64}
        data-initial-focus={account ? undefined : ''}
        error={isChecked ? nameProblem : undefined}
        onChange={({ currentTarget }) => setHolder(currentTarget.value)}
      />
      {fields.map((field, index) => {
        const found = isChecked ? problems[index] : undefined
        return (
          <TextField
            key={field.label}
            {...keysOf[field.kind]}
            label={field.label}
            value={typed(field.label)}
            maxLength={128}
            error={found && message(found)}
            onChange={({ currentTarget }) => type(field.label, currentTarget.value)}
          />
        )
      })}
      <p className={styles.quiet}>
        {account && `${message('wallet.accounts.becomesPrimary')} `}
        {operator.announces?.('passwordProof') && message('wallet.accounts.otherDevices')}
      </p>
      {proof.field}
      {problem !== '' && <Banner tone="danger">{problem}</Banner>}
      <div className={styles.buttons}>
        <Button onClick={onCancel} disabled={commands.isRunning}>
          {message('wallet.accounts.cancel')}
        </Button>
        <Button type="submit" tone="accent" loading={commands.isRunning}>
          {message('wallet.accounts.save')}
        </Button>
      </div>
    </form>
  )
}
