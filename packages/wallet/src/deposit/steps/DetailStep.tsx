'use client'
import type { Minor, PaymentMethod } from '@kit/sdk/contract'
import { Banner, Button, TextField, useMessage } from '@kit/ui'
import { useState } from 'react'
import { ReceiptReading } from '../../receipt-reading/ReceiptReading.tsx'
import { useReceiptReading } from '../../receipt-reading/useReceiptReading.ts'
import { AccountToPay } from '../details/AccountToPay.tsx'
import { MethodQr } from '../details/MethodQr.tsx'
import * as styles from '../deposit.css.ts'
import { RequestProblem } from '../RequestProblem.tsx'
import type { useDepositRequest } from '../useDepositRequest.ts'
import { paymentTypeFacts } from '../../paymentTypeFacts.ts'
import { takesLetters, utrOf } from '../utr.ts'
import { PhotoField, type ChosenPhoto } from './PhotoField.tsx'

interface DetailStepProps {
  amount: Minor
  method: PaymentMethod
  request: ReturnType<typeof useDepositRequest>
  onBack: () => void
  onProceed: (claim: { utr: string; image: File }) => void
}

/** The proof is a photo of the receipt and its reference. */
export function DetailStep({ amount, method, request, onBack, onProceed }: DetailStepProps) {
  const message = useMessage()
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null)
  const [utr, setUtr] = useState('')
  /** The reference in the field that was read from the photo; typed text is never replaced. */
  const [fetched, setFetched] = useState<string | null>(null)
  const [missing, setMissing] = useState({ photo: false, utr: false })
  const hasLetters = takesLetters(method.paymentType)
  const reading = useReceiptReading(hasLetters, (best) => {
    setFetched(best)
    setUtr((typed) => (typed === '' ? best : typed))
    setMissing((before) => ({ ...before, utr: false }))
  })
  const { work, share, problem } = request
  const isBusy = work !== 'idle'

  const changePhoto = (next: ChosenPhoto | null) => {
    setPhoto(next)
    setMissing((before) => ({ ...before, photo: false }))
    // A reference read from the previous photo is removed with it.
    if (fetched !== null && utr === fetched) setUtr('')
    setFetched(null)
    if (next?.prepared && next.prepared !== photo?.prepared) reading.read(next.prepared)
    else if (!next?.prepared) reading.stop()
  }
  const typeUtr = (text: string) => {
    setUtr(text)
    setMissing((before) => ({ ...before, utr: false }))
    if (problem?.field === 'utr') request.dismiss()
  }
  const proceed = () => {
    const reference = utrOf(utr, method.paymentType)
    setMissing({ photo: !photo?.prepared, utr: reference === undefined })
    if (photo?.prepared && reference !== undefined) onProceed({ utr: reference, image: photo.prepared })
  }
  const utrHint = message(hasLetters ? 'wallet.deposit.utrHintBank' : 'wallet.deposit.utrHint')
  const isFetched = fetched !== null && utr === fetched
  const utrWrong = message(hasLetters ? 'wallet.deposit.utrWrongBank' : 'wallet.deposit.utrWrong')
  const utrError = missing.utr ? utrWrong : problem?.field === 'utr' ? problem.text : undefined
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) proceed()
      }}
    >
      <MethodQr amount={amount} method={method} />
      <AccountToPay amount={amount} method={method} />
      <PhotoField
        photo={photo}
        isMissing={missing.photo}
        disabled={isBusy}
        upload={isBusy ? { state: 'sending', share } : null}
        onPhoto={changePhoto}
      />
      <ReceiptReading reading={reading} shown={utr} onChoose={typeUtr} />
      {!paymentTypeFacts[method.paymentType].isHosted && (
        <TextField
          label={message('wallet.deposit.utr')}
          hint={
            isFetched ? `${message('wallet.receipt.fetched')}. ${message('wallet.receipt.check')}` : utrHint
          }
          error={utrError}
          value={utr}
          required
          disabled={isBusy}
          inputMode={hasLetters ? 'text' : 'numeric'}
          autoComplete="off"
          maxLength={64}
          onChange={(event) => typeUtr(event.target.value)}
        />
      )}
      {problem?.field !== 'utr' && <RequestProblem request={request} />}
      {isBusy && (
        <Banner tone="info">
          {message(work === 'checking' ? 'wallet.deposit.checking' : 'wallet.deposit.sending')}
        </Banner>
      )}
      <div className={styles.actions}>
        {work === 'sending' ? (
          <Button onClick={request.cancel}>{message('wallet.deposit.cancel')}</Button>
        ) : (
          <Button onClick={onBack} disabled={isBusy}>
            {message('wallet.deposit.back')}
          </Button>
        )}
        <Button type="submit" tone="action" loading={isBusy}>
          {message('wallet.deposit.proceed')}
        </Button>
      </div>
    </form>
  )
}
