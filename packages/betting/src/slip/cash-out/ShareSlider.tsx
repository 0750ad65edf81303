'use client'
import { Slider, useMessage } from '@kit/ui'
import { shareStep, wholeShare } from '../../rules/index.ts'

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
  return (
    <Slider
      label={message('betting.cashOut.share')}
      min={BigInt(shareStep)}
      max={BigInt(wholeShare)}
      step={BigInt(shareStep)}
      value={BigInt(share)}
      disabled={isDisabled}
      format={(value) => message('betting.cashOut.shareText', { share: Number(value) })}
      onValueChange={(value) => onChange(Number(value))}
    />
  )
}
