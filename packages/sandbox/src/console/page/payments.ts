import {
  decideDeposit,
  decideWithdrawal,
  getPlayerImage,
  listDeposits,
  listWithdrawals,
  type PaymentAction,
  type PaymentRequest,
} from '@kit/sdk/contract'
import { ask } from './ask.ts'
import { el } from './dom.ts'
import { field } from './field.ts'
import { points, when } from './format.ts'
import { client, errorMessage } from './operator.ts'
import { pages } from './pages.ts'
import { say } from './say.ts'
import type { Section } from './section.ts'
import { watched } from './watched.ts'

const verbs: Record<PaymentAction, string> = {
  approved: 'Approve',
  rejected: 'Reject',
  processing: 'Process',
}

interface Kind {
  noun: string
  list: typeof listDeposits | typeof listWithdrawals
  decide: typeof decideDeposit | typeof decideWithdrawal
}

async function pictureOf(imageId: string): Promise<string> {
  const { imageBase, mediaType } = await client.call(getPlayerImage, { imageId })
  const bytes = Uint8Array.from(atob(imageBase), (letter) => letter.charCodeAt(0))
  return URL.createObjectURL(new Blob([bytes], { type: mediaType }))
}

function showPicture(imageId: string): Promise<void> {
  const place = el('p', { class: 'picture' }, 'Loading…')
  pictureOf(imageId).then(
    (address) => place.replaceChildren(el('img', { src: address, alt: 'What the player sent' })),
    (error: unknown) => (place.textContent = errorMessage(error)),
  )
  return ask({ title: 'Picture of the payment', words: [place], action: 'Close', send: async () => {} })
}

function decide({ noun, decide: call }: Kind, request: PaymentRequest, action: PaymentAction): Promise<void> {
  const { id, amount, userName, account, debt } = request
  return ask({
    title: `${verbs[action]} this ${noun}?`,
    words: [
      `${points(amount)} points of ${userName}.`,
      request.bonusAmount > 0n && `With a bonus of ${points(request.bonusAmount)}.`,
      debt > 0n && `${userName} owes ${points(debt)} points after a corrected result.`,
      ...account.details.map(({ label, value }) => `${label}: ${value}`),
    ],
    action: verbs[action],
    danger: action === 'rejected',
    fields: [field({ name: 'remarks', label: 'Remarks to the player', required: action === 'rejected' })],
    isSigned: true,
    async send(values) {
      await client.call(call, {
        depositId: id,
        amount,
        action,
        remarks: values.text('remarks'),
        transactionCode: values.text('transactionCode'),
      })
      say(`${verbs[action]}: done.`)
    },
  })
}

function row(kind: Kind, request: PaymentRequest, refresh: () => Promise<void>): HTMLElement {
  const { id, userName, amount, paymentType, utr, state, imageId, createdAt, debt } = request
  const button = (action: PaymentAction) =>
    el(
      'button',
      {
        type: 'button',
        id: `${action}-${id}`,
        'aria-label': `${verbs[action]} ${points(amount)} of ${userName}`,
        onclick: async () => {
          await decide(kind, request, action)
          await refresh()
        },
      },
      verbs[action],
    )
  const isOpen = state === 'pending' || state === 'processing'
  return el(
    'li',
    {},
    el(
      'div',
      {},
      el('strong', {}, userName),
      el(
        'span',
        { class: 'quiet' },
        [paymentType, utr && `UTR ${utr}`, when(createdAt), debt > 0n && `owes ${points(debt)}`]
          .filter(Boolean)
          .join(' · '),
      ),
    ),
    el('strong', { class: 'amount' }, points(amount)),
    el('span', { class: 'badge', 'data-state': state }, state),
    el(
      'p',
      { class: 'buttons' },
      imageId !== '' &&
        el('button', { type: 'button', id: `picture-${id}`, onclick: () => showPicture(imageId) }, 'Picture'),
      isOpen && button('approved'),
      isOpen && button('rejected'),
      state === 'pending' && button('processing'),
    ),
  )
}

function requests(kind: Kind): Section {
  let page = 1
  let isWaiting = true
  const list = watched(
    () =>
      client.page(kind.list, {
        page,
        limit: 20,
        search: '',
        status: isWaiting ? 'pending' : undefined,
        startDate: undefined,
        endDate: undefined,
      }),
    ({ docs, ...paging }, refresh) =>
      docs.length === 0
        ? []
        : [
            el('ul', { class: 'rows' }, ...docs.map((request) => row(kind, request, refresh))),
            pages(paging, (to) => {
              page = to
              void refresh()
            }),
          ],
    { everyMs: 5000, nothing: `No ${kind.noun} is waiting.` },
  )
  const all = el('input', {
    type: 'checkbox',
    id: 'every-request',
    onchange: () => {
      isWaiting = !all.checked
      page = 1
      void list.refresh()
    },
  })
  return {
    element: el(
      'div',
      {},
      el('p', { class: 'choice' }, all, el('label', { for: 'every-request' }, 'Show processed requests')),
      list.element,
    ),
    stop: list.stop,
  }
}

export const deposits = (): Section =>
  requests({ noun: 'deposit', list: listDeposits, decide: decideDeposit })

export const withdrawals = (): Section =>
  requests({ noun: 'withdrawal', list: listWithdrawals, decide: decideWithdrawal })
