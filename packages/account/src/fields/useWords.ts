import { useMessage, type MessageId } from '@kit/ui'

/** The words of a field's error, which is a key of the catalogue or the operator's own sentence. */
export function useWords(): (error: string | undefined) => string | undefined {
  const message = useMessage()
  return (error) => (error?.startsWith('account.') ? message(error as MessageId) : error)
}
