'use client'
import { Slider, useMessage } from '@kit/ui'
import { shareStep, wholeShare } from '@kit/rules'

const tickShares = [25, 50, 75, wholeShare]

/** Snaps to the nearest possible share. */
export function ShareSlider({
  share,
  isDisabled,
  onChange,
}: {
  /** The possible share nearest to the requested one. */
  share: number
  isDisabled: boolean
  onChange: (share: number) => void
}) {
  const message = useMessage()
  const format = (value: bigint) => message('betting.cashOut.shareText', { share: Number(value) })
  return (
    <Slider
      label={message('betting.cashOut.share')}
      // Starts at zero, so that the middle of the track is half. The smallest share is one step.
      min={0n}
      max={BigInt(wholeShare)}
      step={BigInt(shareStep)}
      value={BigInt(share)}
      ticks={tickShares.map((tick) => ({ value: BigInt(tick), label: format(BigInt(tick)) }))}
      disabled={isDisabled}
      format={format}
      onValueChange={(value) => onChange(Math.max(shareStep, Number(value)))}
    />
  )
}
