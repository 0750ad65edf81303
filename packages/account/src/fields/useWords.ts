import { useMessage, type MessageId } from '@kit/ui'

/** Returns a function that translates a field's error: a key of the catalogue, or the operator's own sentence. */
export function useWords(): (error: string | undefined) => string | undefined {
  const message = useMessage()
  return (error) => (error?.startsWith('account.') ? message(error as MessageId) : error)
}
