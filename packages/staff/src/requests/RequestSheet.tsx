'use client'
import {
  listRequestSteps,
  paymentActions,
  type PaymentAction,
  type PaymentRequest,
  type RequestDirection,
} from '@kit/sdk/contract'
import { queryOf } from '@kit/sdk/query'
import {
  Banner,
  Button,
  CopyButton,
  formatPoints,
  Money,
  momentText,
  Sheet,
  useLocale,
  useMessage,
} from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useDeafPollMs } from '../frame/usePollMs.ts'
import { useStaffSite } from '../staffContext.ts'
import * as styles from '../staff.css.ts'
import { Decision } from './Decision.tsx'
import { mayBecome } from './mayBecome.ts'
import { Receipt } from './Receipt.tsx'
import type { OpenedRequest } from './openedRequest.ts'
import { requestQuery } from './requestsView.ts'
import { StateTag } from './StateTag.tsx'

/** Sheet with the possible decisions. Sources: ROLE-018, Q-108. */
export function RequestSheet({ opened, onClose }: { opened: OpenedRequest | null; onClose: () => void }) {
  const message = useMessage()
  // The sheet keeps the last request on screen while it slides out.
  const [last, setLast] = useState(opened)
  if (opened && opened !== last) setLast(opened)
  const shown = opened ?? last
  if (!shown) return null
  return (
    <Sheet.Root open={opened !== null} onOpenChange={(opens: boolean) => !opens && onClose()}>
      <Sheet.Content
        title={message(`staff.request.${shown.direction}`)}
        labels={{ close: message('staff.close') }}
      >
        <CurrentRequest key={shown.request.id} {...shown} />
      </Sheet.Content>
    </Sheet.Root>
  )
}

function CurrentRequest({ direction, request: first }: OpenedRequest) {
  const { client } = useStaffSite().operator
  const message = useMessage()
  const [action, setAction] = useState<PaymentAction | null>(null)
  const [result, setResult] = useState<{ text: string; tone: 'success' | 'warning' } | null>(null)
  const { data } = useQuery({
    ...requestQuery(client, direction, first.id),
    refetchInterval: useDeafPollMs(),
    select: ({ docs }) => docs.find(({ id }) => id === first.id),
  })
  const request = data ?? first
  const actions = paymentActions.filter((one) => mayBecome(request.state, one))
  return (
    <div className={styles.stack}>
      <div className={styles.amount}>
        <Money minor={request.amount} />
        <StateTag state={request.state} />
      </div>
      <div role="status">{result && <Banner tone={result.tone}>{result.text}</Banner>}</div>
      {direction === 'withdraw' && request.debt > 0n && (
        <Banner tone="warning">{message('staff.request.debt', { debt: formatPoints(request.debt) })}</Banner>
      )}
      <RequestFacts direction={direction} request={request} />
      {request.imageId !== '' && <Receipt imageId={request.imageId} />}
      {actions.length > 0 && (
        <div className={styles.decisions}>
          {actions.map((one) => (
            <Button
              key={one}
              tone={({ processing: 'neutral', approved: 'action', rejected: 'danger' } as const)[one]}
              onClick={() => {
                setResult(null)
                setAction(one)
              }}
            >
              {message(`staff.decide.${one}`)}
            </Button>
          ))}
        </div>
      )}
      <Steps direction={direction} requestId={request.id} />
      {action && (
        <Decision
          direction={direction}
          request={request}
          action={action}
          onResult={setResult}
          onClose={() => setAction(null)}
        />
      )}
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className={styles.factName}>{name}</dt>
      <dd className={styles.fact}>{children}</dd>
    </>
  )
}

/** Text to copy and compare with the bank's statement. */
function Copied({ text, name }: { text: string; name: string }) {
  const message = useMessage()
  return (
    <span className={styles.name}>
      <bdi>{text}</bdi>
      <CopyButton
        size="small"
        text={text}
        aria-label={`${message('staff.request.copy')} ${name}`}
        labels={{
          copy: message('staff.request.copy'),
          copied: message('staff.request.copied'),
          failed: message('staff.request.copyFailed'),
        }}
      />
    </span>
  )
}

/** Returns the account holder's name without the player's id at its end (ACC-008). */
const holderOf = ({ account: { name }, userId }: PaymentRequest): string =>
  userId !== '' && name.endsWith(`_${userId}`) ? name.slice(0, -userId.length - 1) : name

function RequestFacts({ direction, request }: OpenedRequest) {
  const message = useMessage()
  const { utr, bonusAmount, account, remarks } = request
  return (
    <dl className={styles.facts}>
      <Fact name={message('staff.request.player')}>
        <bdi>{request.userName}</bdi>
      </Fact>
      <Fact name={message('staff.request.type')}>{request.paymentType}</Fact>
      {direction === 'deposit' && (
        <Fact name={message('staff.request.utr')}>
          {utr === '' ? (
            message('staff.request.noUtr')
          ) : (
            <Copied text={utr} name={message('staff.request.utr')} />
          )}
        </Fact>
      )}
      {bonusAmount > 0n && (
        <Fact name={message('staff.request.bonus')}>
          <Money minor={bonusAmount} />
        </Fact>
      )}
      {account.name !== '' && (
        <Fact name={message('staff.request.account')}>
          <Copied text={holderOf(request)} name={message('staff.request.account')} />
        </Fact>
      )}
      {account.details.map(({ label, value }) => (
        <Fact key={label} name={label}>
          <Copied text={value} name={label} />
        </Fact>
      ))}
      {remarks !== '' && <Fact name={message('staff.request.remarks')}>{remarks}</Fact>}
      <Fact name={message('staff.request.number')}>{request.id}</Fact>
    </dl>
  )
}

function Steps({ direction, requestId }: { direction: RequestDirection; requestId: string }) {
  const { client } = useStaffSite().operator
  const message = useMessage()
  const locale = useLocale()
  const { data } = useQuery(queryOf(client, listRequestSteps, { direction, requestId }))
  if (!data) return null
  return (
    <section aria-label={message('staff.request.steps')}>
      <h3 className={styles.factName}>{message('staff.request.steps')}</h3>
      <ol className={styles.steps}>
        {data.map(({ state, at, actorName, remarks }) => (
          <li key={`${state} ${at}`}>
            {message(actorName === '' ? 'staff.request.step' : 'staff.request.stepBy', {
              state: message(`staff.state.${state}`),
              user: actorName,
              time: momentText(at, locale),
            })}
            {remarks !== '' && <div className={styles.quiet}>{remarks}</div>}
          </li>
        ))}
      </ol>
    </section>
  )
}
