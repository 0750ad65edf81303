import { OperatorError } from '@kit/sdk'
import {
  createPaymentAccount,
  deletePaymentAccount,
  editPaymentAccount,
  logPaymentAccount,
  makeAccountPrimary,
  type AccountDetail,
  type PaymentAccount,
} from '@kit/sdk/contract'
import { mutationOf } from '@kit/sdk/query'
import { useMessage, type Message } from '@kit/ui'
import { useMutation } from '@tanstack/react-query'
import { useWalletSite } from '../walletContext.ts'
import { detailOf } from './accountFields.ts'
import type { Proof } from './useProof.tsx'

/** Time after a creation at which its log call is sent, in ms. Source: ACC-015. */
const logAfterMs = 500

/**
 * Returns the error text of a failed change of an account. If the outcome is unknown, it does not
 * suggest a retry.
 */
export const problemText = (error: unknown, message: Message): string =>
  error instanceof OperatorError && !error.isOutcomeUnknown
    ? error.message
    : message('wallet.accounts.unanswered')

/**
 * Returns the commands to add, edit, delete and make primary, each with its toast. They throw on
 * failure.
 */
export function useAccountCommands() {
  const { operator, toast, onError } = useWalletSite()
  const { client } = operator
  const message = useMessage()
  const create = useMutation(mutationOf(client, createPaymentAccount))
  const edit = useMutation(mutationOf(client, editPaymentAccount))
  const remove = useMutation(mutationOf(client, deletePaymentAccount))
  const makePrimary = useMutation(mutationOf(client, makeAccountPrimary))

  const log = (accountDetails: AccountDetail[]) => {
    const accountNumber = detailOf(accountDetails, /number|id|address/i).slice(0, 64)
    setTimeout(() => {
      client
        .call(logPaymentAccount, { accountNumber, accountDetails })
        .catch((error: unknown) => onError(error, 'log of a payout account'))
    }, logAfterMs)
  }

  return {
    isRunning: create.isPending || edit.isPending || remove.isPending || makePrimary.isPending,

    async create(
      asked: { paymentMethodTypeId: string; name: string; accountDetails: AccountDetail[] },
      proof: Proof,
    ): Promise<PaymentAccount | undefined> {
      const account = await create.mutateAsync({ ...asked, ...proof })
      log(asked.accountDetails)
      toast(message('wallet.accounts.created'), 'success')
      return account
    },

    /** The edited account becomes primary. */
    async edit(
      accountId: string,
      accountDetails: AccountDetail[],
      proof: Proof,
    ): Promise<PaymentAccount | undefined> {
      const account = await edit.mutateAsync({ accountId, primary: true, accountDetails, ...proof })
      toast(message('wallet.accounts.edited'), 'success')
      return account
    },

    async remove(accountId: string, proof: Proof): Promise<void> {
      await remove.mutateAsync({ accountId, ...proof })
      toast(message('wallet.accounts.deleted'), 'success')
    },

    async makePrimary(accountId: string, proof: Proof): Promise<void> {
      await makePrimary.mutateAsync({ accountId, primary: 'true', ...proof })
      toast(message('wallet.accounts.madePrimary'), 'success')
    },
  }
}
