import type { OperatorClient } from '@kit/sdk'
import type { Minor, PaymentMethod, PaymentRequest } from '@kit/sdk/contract'
import type { ComponentType, ReactElement } from 'react'

/** Arguments for the call of a site's own deposit. */
export interface OwnDepositAttempt {
  client: OperatorClient
  /**
   * The idempotency key. The operator must list the deposit under this id in `listDeposits`, where
   * a lost answer is looked up.
   */
  key: string
  /** Aborts when the player cancels. */
  signal: AbortSignal
}

export interface DepositScreenProps {
  method: PaymentMethod
  /** Amount in minor units. */
  amount: Minor
  /** The bonus that the player chose. */
  bonusId: string | undefined
  /**
   * True while a deposit is being sent; disable any button that sends another. The wallet shows the
   * progress and the error.
   */
  isSending: boolean
  /**
   * Sends the deposit by the site's own call. Idempotent: neither a second press nor another tab
   * sends another.
   */
  onSend: (call: (attempt: OwnDepositAttempt) => Promise<PaymentRequest | undefined>) => void
  /** Sends the deposit as `createDeposit` does: with the reference of the payment and a photo of the receipt. */
  onClaim: (claim: { utr: string; image: File }) => void
  /**
   * Opens the provider's page that `createHostedDeposit` returns. Call it in the press, because the
   * window opens in it.
   */
  onOpenPage: () => void
  /** Goes back to the payment methods. */
  onBack: () => void
}

/** A site's own screen for some of the operator's payment methods. Replaces the step "Detail". */
export interface OwnDepositMethod {
  /** Returns true for the methods that the screen serves, e.g. `({ name }) => name === 'Harbour Voucher'`. */
  isFor: (method: PaymentMethod) => boolean
  /** Shown next to the method's name. Default: the picture of its payment type. */
  icon?: ReactElement
  /**
   * Loads the screen when the player reaches it: a module with the screen as its default export.
   */
  load: () => Promise<{ default: ComponentType<DepositScreenProps> }>
}
