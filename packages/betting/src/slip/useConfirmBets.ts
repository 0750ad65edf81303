'use client'
import { useMessage } from '@kit/ui'
import { saveConfirmBets, type User } from '@kit/sdk/contract'
import { queryKeys } from '@kit/sdk/query'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useBetting } from '../site/bettingContext.ts'

/** Turns the question before placing on or off: shown at once, taken back when it could not be saved. Source: BET-062. */
export function useConfirmBets(): (confirmBets: boolean) => void {
  const { site } = useBetting()
  const queries = useQueryClient()
  const message = useMessage()
  const show = (confirmBets: boolean) =>
    queries.setQueryData<User>(queryKeys.profile, (user) => user && { ...user, confirmBets })
  const { mutate } = useMutation({
    mutationFn: (confirmBets: boolean) => site.operator.client.call(saveConfirmBets, { confirmBets }),
    onMutate: show,
    onError: (_error, confirmBets) => {
      show(!confirmBets)
      site.toast(message('betting.slip.settingFailed'), 'danger')
    },
  })
  return mutate
}
