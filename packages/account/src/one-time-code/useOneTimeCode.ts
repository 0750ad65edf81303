import { OperatorError } from '@kit/sdk'
import { codeSender, type sendResetCode, type sendSignUpCode } from '@kit/sdk/contract'
import { useCallback, useRef, useState, useSyncExternalStore } from 'react'
import { useAccountServices } from '../accountContext.ts'

/** Pause between two codes, in ms. A longer refusal is a rate limit. */
const pauseMs = 60_000

export type SendOutcome = 'sent' | 'sentAgain' | 'waiting' | 'failed'

export interface OneTimeCode {
  /** Phone number with its country code; null before the first code. */
  sentTo: string | null
  isSending: boolean
  /** Seconds until another code may be sent to the same phone. */
  secondsLeft: number
  /** A key of the catalogue, or null. */
  problem: string | null
  /** The operator's own explanation, or null. */
  reason: string | null
  send(phone: string): Promise<SendOutcome>
}

/**
 * Sends one-time codes: one call at a time, and a pause of the operator's length between two for one phone, by a
 * monotonic clock (REG-034, PWD-018).
 */
export function useOneTimeCode(call: typeof sendSignUpCode | typeof sendResetCode): OneTimeCode {
  const { operator, flags, monotonicNow, onError } = useAccountServices().site
  const [sent, setSent] = useState<{ phone: string; nextAtMs: number } | null>(null)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [reason, setReason] = useState<string | null>(null)
  const isRunning = useRef(false)
  const secondsLeft = useSecondsUntil(sent?.nextAtMs ?? 0, monotonicNow)

  const begin = (phone: string, waitMs: number) => setSent({ phone, nextAtMs: monotonicNow() + waitMs })

  const send = async (phone: string): Promise<SendOutcome> => {
    if (isRunning.current) return 'waiting'
    setReason(null)
    const isSamePhone = sent?.phone === phone
    if (isSamePhone && monotonicNow() < sent.nextAtMs) {
      setProblem('account.code.wait')
      return 'waiting'
    }
    isRunning.current = true
    setSending(true)
    setProblem(null)
    try {
      const sender = codeSender({
        logoText: flags.get('auth.otp.operatorName') ?? '',
        domainName: operator.domainName,
      })
      const { resendAfterSeconds } = await operator.client.call(call, {
        phone,
        type: 'sms',
        whiteLabelId: operator.whiteLabelId(),
        operator: sender,
      })
      begin(phone, resendAfterSeconds * 1_000)
      return isSamePhone ? 'sentAgain' : 'sent'
    } catch (error) {
      if (!(error instanceof OperatorError)) onError(error, 'a one-time code')
      const isRefused = error instanceof OperatorError && error.kind === 'refused' && error.status < 500
      // The code was sent although its answer was lost.
      const wasSent = isRefused && error.status === 429 && (error.retryAfterMs ?? Infinity) <= pauseMs
      setProblem(wasSent ? 'account.code.wait' : 'account.code.failed')
      if (isRefused && !wasSent) setReason(error.message)
      if (wasSent) begin(phone, error.retryAfterMs ?? 0)
      return wasSent ? 'waiting' : 'failed'
    } finally {
      isRunning.current = false
      setSending(false)
    }
  }
  return { sentTo: sent?.phone ?? null, isSending, secondsLeft, problem, reason, send }
}

function useSecondsUntil(atMs: number, monotonicNow: () => number): number {
  const read = useCallback(
    () => Math.max(0, Math.ceil((atMs - monotonicNow()) / 1_000)),
    [atMs, monotonicNow],
  )
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (read() === 0) return () => {}
      const timer = setInterval(onChange, 250)
      return () => clearInterval(timer)
    },
    [read],
  )
  return useSyncExternalStore(subscribe, read, read)
}
