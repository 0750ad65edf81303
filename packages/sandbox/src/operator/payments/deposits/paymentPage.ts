import type { PaymentState } from '@kit/sdk/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Database } from '../../database/schema.ts'
import { escaped } from '../../http/escaped.ts'
import type { Outbox } from '../../announcements/outbox.ts'
import { announceDeposit } from '../announceRequest.ts'
import { pointsText } from '../../http/pointsText.ts'
import { endPayment, lookAtPayment, type HostedPayment } from './hostedPayment.ts'

// The sandbox's placeholder for a card provider's page, without script and style.
const policy = ["default-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"].join(
  '; ',
)

const outcomes: Record<Exclude<PaymentState, 'pending'>, string> = {
  processing: 'This payment is being looked at.',
  approved: 'This payment was made.',
  rejected: 'This payment was rejected.',
  canceled: 'This payment was canceled. Nothing was paid.',
}

const document = (body: string): string =>
  `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Card payment</title></head>
<body><main><h1>Card payment</h1>
${body}
</main></body>
</html>
`

const question = ({ deposit }: HostedPayment): string =>
  `<p>Pay ${escaped(pointsText(deposit.amount))} INR? No card is asked for: this page stands in for the provider's.</p>
<form method="post"><button name="decision" value="pay">Pay</button> <button name="decision" value="cancel">Cancel</button></form>`

/** Returns the reason why a payment was canceled, if its player did not cancel it. */
const remarks = ({ state, remarks: why }: HostedPayment['deposit']): string =>
  state === 'canceled' && why !== '' ? `\n<p>${escaped(why)}.</p>` : ''

const outcome = ({ deposit, returnUrl }: HostedPayment): string =>
  `<p>${outcomes[deposit.state === 'pending' ? 'canceled' : deposit.state]}</p>${remarks(deposit)}
<p><a href="${escaped(returnUrl)}">Go back</a></p>`

const unknown = '<p>There is no such payment.</p>'

const send = (reply: FastifyReply, status: number, body: string) =>
  reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    })
    .send(document(body))

export interface PaymentPageServices {
  database: Database
  clock(): number
  outbox: Outbox
}

/**
 * Serves the hosted payment page. Its token grants the right to pay. Only its buttons and its expiry change
 * anything.
 */
export function addPaymentPage(app: FastifyInstance, { database, clock, outbox }: PaymentPageServices): void {
  const path = '/hosted-payment/:token'

  const end = (token: string, to: 'approved' | 'canceled') =>
    outbox.transaction(async (tx, announce) => {
      const { hasMoved, hasMovedPoints } = await endPayment(tx, token, to, new Date(clock()))
      const payment = hasMoved && (await lookAtPayment(tx, token, new Date(clock())))
      if (payment) await announceDeposit(tx, announce, payment.deposit, hasMovedPoints)
    })

  const look = (token: string) => lookAtPayment(database, token, new Date(clock()))

  const show = async (reply: FastifyReply, token: string) => {
    const before = await look(token)
    const isOverdue = before?.isOver && before.deposit.state === 'pending'
    if (isOverdue) await end(token, 'canceled')
    const payment = isOverdue ? await look(token) : before
    if (!payment) return send(reply, 404, unknown)
    return send(reply, 200, payment.deposit.state === 'pending' ? question(payment) : outcome(payment))
  }

  app.get<{ Params: { token: string } }>(path, (request, reply) => show(reply, request.params.token))

  app.post<{ Params: { token: string } }>(path, async ({ params: { token }, body }, reply) => {
    const decision = (body as { decision?: unknown } | null | undefined)?.decision
    if (decision === 'pay' || decision === 'cancel')
      await end(token, decision === 'pay' ? 'approved' : 'canceled')
    return show(reply, token)
  })
}
