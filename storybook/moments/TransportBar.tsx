import { Button, Select } from '@kit/ui'
import { useSyncExternalStore } from 'react'
import type { Player } from './player.ts'
import { timeText } from './timeText.ts'
import * as styles from './transportBar.css.ts'
import { momentKinds, type WorstMoment } from './worstMoments.ts'

const speeds = [1, 4, 16, 64].map((speed) => ({
  value: String(speed),
  label: speed === 1 ? 'As it was' : `${speed} times`,
}))

interface TransportBarProps {
  player: Player
  lengthMs: number
  moments: readonly WorstMoment[]
}

/** Plays, pauses and seeks the markets above it, and jumps to the worst moments. */
export function TransportBar({ player, lengthMs, moments }: TransportBarProps) {
  const { atMs, isPlaying, speed } = useSyncExternalStore(player.subscribe, player.state)
  return (
    <section aria-label="Moment" className={styles.bar}>
      <div className={styles.line}>
        <Button size="small" onClick={isPlaying ? player.pause : player.play}>
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
        <input
          type="range"
          aria-label="Seek"
          aria-valuetext={timeText(atMs)}
          className={styles.seek}
          min={0}
          max={lengthMs}
          step={100}
          value={atMs}
          onChange={({ currentTarget }) => player.seek(Number(currentTarget.value))}
        />
        {/* Not a status, which would be announced ten times a second. */}
        <span className={styles.time}>
          {timeText(atMs)} of {timeText(lengthMs)}
        </span>
        <Select
          label="Speed"
          options={speeds}
          value={String(speed)}
          onChange={({ currentTarget }) => player.setSpeed(Number(currentTarget.value))}
        />
      </div>
      <div className={styles.line}>
        {moments.map((moment) => (
          <Button
            key={moment.kind}
            size="small"
            tone="ghost"
            onClick={() => {
              player.pause()
              player.seek(moment.atMs)
            }}
          >
            {timeText(moment.atMs)} {momentKinds[moment.kind]}
          </Button>
        ))}
      </div>
    </section>
  )
}
