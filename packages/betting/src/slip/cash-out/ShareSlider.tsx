'use client'
import { useMessage } from '@kit/ui'
import { useId } from 'react'
import { shareStep, wholeShare } from '../../rules/index.ts'
import { tools } from '../open-bets/openBets.css.ts'
import { slider } from './styles/cashOut.css.ts'

/** How much is cashed out: in steps, and where it snaps to what is possible. */
export function ShareSlider({
  share,
  isDisabled,
  onChange,
}: {
  /** What is possible nearest to what was asked for. */
  share: number
  isDisabled: boolean
  onChange: (share: number) => void
}) {
  const message = useMessage()
  const id = useId()
  const text = message('betting.cashOut.shareText', { share })
  return (
    <div>
      <div className={tools}>
        <label htmlFor={id}>{message('betting.cashOut.share')}</label>
        <output htmlFor={id}>{text}</output>
      </div>
      <input
        id={id}
        type="range"
        className={slider}
        min={shareStep}
        max={wholeShare}
        step={shareStep}
        value={share}
        disabled={isDisabled}
        aria-valuetext={text}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  )
}
