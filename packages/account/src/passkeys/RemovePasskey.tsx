import { removePasskey } from '@kit/sdk/contract'
import { invalidate } from '@kit/sdk/query'
import { useMessage } from '@kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useAccountServices } from '../accountContext.ts'
import { PasswordProof } from '../second-factor/PasswordProof.tsx'

export function RemovePasskey({ id, onEnd }: { id: string; onEnd: () => void }) {
  const { site } = useAccountServices()
  const queries = useQueryClient()
  const message = useMessage()
  const remove = async (password: string) => {
    await site.operator.client.call(removePasskey, { passkeyId: id, password })
    site.toast(message('account.passkeys.removeDone'), 'success')
    onEnd()
    invalidate(queries, removePasskey.changes)
    return undefined
  }
  return (
    <PasswordProof
      text={message('account.passkeys.removeText')}
      submitLabel={message('account.passkeys.remove')}
      tone="danger"
      onProof={remove}
      onCancel={onEnd}
    />
  )
}
