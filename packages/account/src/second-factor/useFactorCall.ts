import { OperatorError } from '@kit/sdk'
import { useMessage } from '@kit/ui'
import { useRef, useState } from 'react'
import { useAccountServices } from '../accountContext.ts'

/** Runs one call of the setting at a time. `error` concerns the typed field, `problem` anything else. */
export function useFactorCall() {
  const { site } = useAccountServices()
  const message = useMessage()
  const [isRunning, setRunning] = useState(false)
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<string | null>(null)
  const isBusy = useRef(false)
  const run = async (call: () => Promise<void>): Promise<void> => {
    if (isBusy.current) return
    isBusy.current = true
    setRunning(true)
    setError(undefined)
    setProblem(null)
    try {
      await call()
    } catch (cause) {
      if (!(cause instanceof OperatorError)) site.onError(cause, 'the second factor')
      const isOfField = cause instanceof OperatorError && cause.field !== undefined
      if (isOfField) setError(cause.message)
      else setProblem(cause instanceof OperatorError ? cause.message : message('account.factor.failed'))
    } finally {
      isBusy.current = false
      setRunning(false)
    }
  }
  return { isRunning, error, problem, run, setError, setProblem }
}
