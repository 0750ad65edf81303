'use client'
import { pointsQuery } from '@kit/sdk/query'
import { FullScreenIcon, IconButton, Money, SoundIcon, useLocale, useMessage } from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useCasinoSite } from '../casinoContext.ts'
import * as styles from './game.css.ts'

/** Live. If they cannot be read, the last known value is dimmed. */
function Points() {
  const message = useMessage()
  const { client } = useCasinoSite().operator
  const { data, isError } = useQuery(pointsQuery(client))
  return (
    <p className={styles.points} data-stale={isError && data ? '' : undefined}>
      {message('casino.points')} {data ? <Money minor={data.available} /> : '–'}
    </p>
  )
}

/** Return to player: the long-run return on 100 staked. */
function Returns({ percent }: { percent: number }) {
  const message = useMessage()
  const number = new Intl.NumberFormat(useLocale(), { style: 'percent', maximumFractionDigits: 2 })
  return (
    <p className={styles.points}>{message('casino.returns', { percent: number.format(percent / 100) })}</p>
  )
}

export interface GameHeadProps {
  title: string
  /** Return to player in percent; undefined if the operator does not know it. */
  returns: number | undefined
  hasPoints: boolean
  hasSound: boolean
  onSound: () => void
  fullScreen: { isOn: boolean; toggle(): void } | undefined
  onLeave: () => void
  onReload: (() => void) | undefined
}

export function GameHead({
  title,
  returns,
  hasPoints,
  hasSound,
  onSound,
  fullScreen,
  onLeave,
  onReload,
}: GameHeadProps) {
  const message = useMessage()
  return (
    <header className={styles.head}>
      <IconButton icon="back" label={message('casino.leave')} onClick={onLeave} />
      <div className={styles.words}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {hasPoints && <Points />}
        {returns !== undefined && <Returns percent={returns} />}
      </div>
      <IconButton
        icon={<SoundIcon on={hasSound} />}
        label={message('casino.sound')}
        aria-pressed={hasSound}
        onClick={onSound}
      />
      {fullScreen && (
        <IconButton
          icon={<FullScreenIcon on={fullScreen.isOn} />}
          label={message(fullScreen.isOn ? 'casino.leaveFullScreen' : 'casino.fullScreen')}
          onClick={fullScreen.toggle}
        />
      )}
      {onReload && <IconButton icon="retry" label={message('casino.reload')} onClick={onReload} />}
    </header>
  )
}
