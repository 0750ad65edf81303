'use client'
import type { OfferedPrices } from '@kit/rules'
import { inPlayChoices, type InPlayChoice, type Side } from '@kit/sdk/contract'
import {
  Banner,
  Button,
  formatOdds,
  formatPoints,
  Money,
  SegmentedControl,
  Switch,
  useMessage,
} from '@kit/ui'
import { useEffect, useState, type SubmitEvent } from 'react'
import type { PriceAsk } from '@kit/betting/feature'
import { askFigures } from '../model/askFigures.ts'
import type { AskAnswer } from '../model/orderSender.ts'
import { answerText } from '../model/orderWords.ts'
import { useIsOnline, usePlayer } from '../model/useAccount.ts'
import { useIsThere } from '../model/useIsThere.ts'
import { useSendAsk } from '../model/useSendAsk.ts'
import { useTellAnswer } from '../model/useTellAnswer.ts'
import { AfterAnswer } from './AfterAnswer.tsx'
import { FormAnswer, LastAnswer } from './Answer.tsx'
import { Figures } from './Figures.tsx'
import { askedOf, OrderFields, type AskedFigures } from './OrderFields.tsx'
import { holdFocus } from './holdFocus.ts'
import { Subject } from './Subject.tsx'
import * as styles from './ask.css.ts'

/** Interval at which the offers are read again, in ms: prices change more often than a player can read. */
const readEveryMs = 500

const sides: readonly Side[] = ['back', 'lay']

type Offered = OfferedPrices | undefined

const writtenOf = (offered: Offered): string =>
  JSON.stringify(offered, (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value)) ??
  ''

/** Returns undefined while the market accepts no bets. */
function useOffered({ offered: read }: PriceAsk): Offered {
  const [offered, setOffered] = useState(read)
  useEffect(() => {
    const timer = setInterval(() => {
      const next = read()
      setOffered((before: Offered) => (writtenOf(before) === writtenOf(next) ? before : next))
    }, readEveryMs)
    return () => clearInterval(timer)
  }, [read])
  return offered
}

function AskFacts({
  side,
  asked,
  offered,
}: {
  side: Side
  asked: ReturnType<typeof askedOf>
  offered: Offered
}) {
  const message = useMessage()
  if (!asked) return null
  const { odds } = asked
  const { taken, takenOdds, waits, ahead, profit, liability } = askFigures(
    { side, ...asked },
    offered ?? { back: [], lay: [] },
  )
  const at = (minor: bigint, price: number | undefined) =>
    minor > 0n && price !== undefined
      ? message('orders.ask.atOnceValue', { stake: formatPoints(minor), odds: formatOdds(price) })
      : message('orders.ask.nothing')
  return (
    <Figures
      rows={[
        { name: message('orders.ask.atOnce'), value: at(taken, takenOdds) },
        { name: message('orders.ask.waits'), value: at(waits, odds) },
        ...(ahead > 0n ? [{ name: message('orders.ask.queue'), value: <Money minor={ahead} /> }] : []),
        { name: message('orders.ask.profit'), value: <Money minor={profit} /> },
        { name: message('orders.ask.risk'), value: <Money minor={liability} /> },
      ]}
    />
  )
}

interface Choices {
  atInPlay: InPlayChoice
  endsWithConnection: boolean
}

/** Choices for the end of an order. In play there is no start to expire at. */
function EndChoices({
  choices: { atInPlay, endsWithConnection },
  isInPlay,
  isDisabled,
  onChange,
}: {
  choices: Choices
  isInPlay: boolean
  isDisabled: boolean
  onChange: (change: Partial<Choices>) => void
}) {
  const message = useMessage()
  return (
    <>
      {!isInPlay && (
        <div className={styles.choice}>
          <span className={styles.quiet}>{message('orders.ask.inPlay')}</span>
          <SegmentedControl.Root
            aria-label={message('orders.ask.inPlay')}
            value={atInPlay}
            disabled={isDisabled}
            onValueChange={(next: string) =>
              onChange({ atInPlay: inPlayChoices.find((one) => one === next) ?? 'lapse' })
            }
          >
            <SegmentedControl.Item value="lapse">{message('orders.ask.lapse')}</SegmentedControl.Item>
            <SegmentedControl.Item value="keep">{message('orders.ask.keep')}</SegmentedControl.Item>
          </SegmentedControl.Root>
        </div>
      )}
      <Switch
        label={message('orders.ask.connection')}
        checked={endsWithConnection}
        disabled={isDisabled}
        onCheckedChange={(next) => onChange({ endsWithConnection: next })}
      />
    </>
  )
}

/** Returns why no order can be placed, as a text for the player; undefined if one can. */
function useBlock(offered: Offered): string | undefined {
  const message = useMessage()
  const isOnline = useIsOnline()
  const player = usePlayer()
  if (!isOnline) return message('orders.ask.offline')
  if (!player) return message('orders.ask.notPlayer')
  return offered ? undefined : message('orders.ask.suspended')
}

type Sending = 'choosing' | 'sending' | AskAnswer

export function AskForm({ ask, onClose }: { ask: PriceAsk; onClose: () => void }) {
  const message = useMessage()
  const player = usePlayer()
  const send = useSendAsk()
  const tellElsewhere = useTellAnswer()
  const isThere = useIsThere()
  const offered = useOffered(ask)
  const block = useBlock(offered)
  const [side, setSide] = useState(ask.side)
  const [figures, setFigures] = useState<AskedFigures>(() => ({
    odds: BigInt(ask.odds),
    points: ask.stake === undefined ? null : ask.stake / 100n,
  }))
  const [choices, setChoices] = useState<Choices>({ atInPlay: 'lapse', endsWithConnection: false })
  const [sending, setSending] = useState<Sending>('choosing')
  const asked = askedOf(figures)
  const isSending = sending === 'sending'
  const answer = typeof sending === 'object' ? sending : undefined
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!asked || !player || block !== undefined || isSending) return
    holdFocus(event.currentTarget)
    setSending('sending')
    const { marketId, eventId, runnerId, isInPlay, delaySeconds } = ask
    const ends = isInPlay ? { ...choices, atInPlay: 'keep' as const } : choices
    const request = { marketId, eventId, runnerId, side, ...asked, ...ends }
    const next = await send(player, request, delaySeconds)
    if (isThere.current) setSending(next)
    // The sheet was closed in the meantime.
    else tellElsewhere(next)
  }
  const said = answer && answerText(answer, message)
  const isTaken = answer?.state === 'taken'
  const form = (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Subject {...ask} side={side} />
      <SegmentedControl.Root
        aria-label={message('orders.ask.side')}
        value={side}
        disabled={isSending}
        onValueChange={(next: string) => setSide(sides.find((one) => one === next) ?? side)}
      >
        {sides.map((one) => (
          <SegmentedControl.Item key={one} value={one}>
            {message(`orders.side.${one}`)}
          </SegmentedControl.Item>
        ))}
      </SegmentedControl.Root>
      <OrderFields
        figures={figures}
        isDisabled={isSending}
        onChange={(change) => setFigures((before) => ({ ...before, ...change }))}
      />
      <AskFacts side={side} asked={asked} offered={offered} />
      <EndChoices
        choices={choices}
        isInPlay={ask.isInPlay}
        isDisabled={isSending}
        onChange={(change) => setChoices((before) => ({ ...before, ...change }))}
      />
      <div className={styles.end}>
        {isSending && player && ask.delaySeconds + player.betDelaySeconds > 0 && (
          <Banner tone="info">
            {message('orders.ask.waiting', { seconds: ask.delaySeconds + player.betDelaySeconds })}
          </Banner>
        )}
        {said && <FormAnswer {...said} />}
        {answer?.state === 'unknown' && <AfterAnswer onClose={onClose} />}
        {block !== undefined && (
          <p className={styles.quiet} role="status">
            {block}
          </p>
        )}
        <Button
          type="submit"
          tone="accent"
          fullWidth
          loading={isSending}
          disabled={!asked || block !== undefined || answer?.state === 'unknown'}
        >
          {message('orders.ask.confirm', {
            side: message(`orders.side.${side}`),
            odds: formatOdds(Number(figures.odds ?? 0n)),
            stake: formatPoints((figures.points ?? 0n) * 100n),
          })}
        </Button>
      </div>
    </form>
  )
  return (
    <div className={styles.form}>
      <LastAnswer said={isTaken ? said : undefined} />
      {isTaken ? <AfterAnswer onAgain={() => setSending('choosing')} onClose={onClose} /> : form}
    </div>
  )
}
