'use client'
import { formatOddsAs, oddsFormatNames, Select, useMessage, usePriceFormat } from '@kit/ui'
import { chooseOddsFormat } from '../../site/oddsFormat.ts'
import { useBetting } from '../model/bettingContext.ts'

/** Example odds, 2.50, that every format can show almost without rounding. */
const example = 250

export function OddsFormatChoice() {
  const message = useMessage()
  const { site } = useBetting()
  const { name } = usePriceFormat()
  async function choose(wanted: string) {
    const chosen = oddsFormatNames.find((one) => one === wanted)
    try {
      if (chosen) await chooseOddsFormat(site, chosen)
    } catch {
      site.toast(message('betting.odds.notLoaded'), 'danger')
    }
  }
  return (
    <Select
      label={message('betting.odds.format')}
      value={name}
      options={oddsFormatNames.map((one) => ({
        value: one,
        label: message(`betting.odds.${one}`, { example: formatOddsAs(example, one) }),
      }))}
      onChange={({ target }) => void choose(target.value)}
    />
  )
}
