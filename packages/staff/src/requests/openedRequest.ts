import type { PaymentRequest, RequestDirection } from '@kit/sdk/contract'

/** The request that is open in the sheet. */
export interface OpenedRequest {
  direction: RequestDirection
  request: PaymentRequest
}
