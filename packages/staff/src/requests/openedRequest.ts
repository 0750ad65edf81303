import type { PaymentRequest, RequestDirection } from '@kit/sdk/contract'

export interface OpenedRequest {
  direction: RequestDirection
  request: PaymentRequest
}
