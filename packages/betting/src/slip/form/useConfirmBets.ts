'use client'
import { useMessage } from '@kit/ui'
import { getProfile, saveConfirmBets, type User } from '@kit/sdk/contract'
import { mutationOf, queryKeyOf } from '@kit/sdk/query'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useBetting } from '../model/bettingContext.ts'

/**
 * Returns a function that turns the confirmation before placing on or off. The change is shown at once and reverted if
 * it cannot be saved. Source: BET-062.
 */
export function useConfirmBets(): (confirmBets: boolean) => void {
  const { site } = useBetting()
  const queries = useQueryClient()
  const message = useMessage()
  const show = (confirmBets: boolean) =>
    queries.setQueryData<User>(queryKeyOf(getProfile, {}), (user) => user && { ...user, confirmBets })
  const { mutate } = useMutation({
    ...mutationOf(site.operator.client, saveConfirmBets),
    onMutate: ({ confirmBets }) => show(confirmBets),
    onError: (_error, { confirmBets }) => {
      show(!confirmBets)
      site.toast(message('betting.slip.settingFailed'), 'danger')
    },
  })
  return (confirmBets) => mutate({ confirmBets })
}
