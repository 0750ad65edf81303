import type { AnyEndpoint, RequestOf } from '@kit/sdk/contract'
import { mutationOf } from '@kit/sdk/query'
import { useMessage } from '@kit/ui'
import { useMutation } from '@tanstack/react-query'
import { useCare } from './careContext.ts'

export function useCareChange<E extends AnyEndpoint>(endpoint: E) {
  const { site } = useCare()
  const message = useMessage()
  const { mutate, isPending, error } = useMutation(mutationOf(site.operator.client, endpoint))
  const change = (request: RequestOf<E>, onSaved?: () => void) => {
    if (isPending) return
    mutate(request, {
      onSuccess: () => {
        site.toast(message('care.saved'), 'success')
        onSaved?.()
      },
    })
  }
  return { change, isPending, problem: error?.message }
}
