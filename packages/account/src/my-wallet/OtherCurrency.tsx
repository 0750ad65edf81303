import { currencyRatesQuery, pointsQuery } from '@kit/sdk/query'
import { pageCurrency, Section, Select, Stats, useMessage } from '@kit/ui'
import { convertedText, currencyOf } from '@kit/ui/currencies'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccountServices } from '../accountContext.ts'

/** Storage key: the currency in which this browser also shows the balance. */
const shownCurrencyKey = 'kit.shownCurrency'

/**
 * The balances once more in a currency of the operator's rates, for display only. Nothing without a usable rate.
 */
export function OtherCurrency() {
  const { site } = useAccountServices()
  const message = useMessage()
  const [code, setCode] = useState(() => site.storage.getItem(shownCurrencyKey) ?? '')
  const { data: points } = useQuery(pointsQuery(site.operator.client))
  const { data: rates = [] } = useQuery(currencyRatesQuery(site.operator))
  const own = pageCurrency()
  const offered = rates.flatMap(({ currency, symbol, rate }) => {
    const record = currencyOf(currency, symbol)
    const hundred = currency === own.code ? undefined : convertedText(10_000n, rate, record)
    return hundred === undefined ? [] : [{ code: currency, record, rate, hundred }]
  })
  if (!points || offered.length === 0) return null
  const chosen = offered.find((one) => one.code === code)
  return (
    <Section title={message('account.wallet.converted')}>
      <Select
        label={message('account.wallet.convertTo')}
        value={chosen?.code ?? ''}
        options={[
          { value: '', label: message('account.wallet.convertNone') },
          ...offered.map((one) => ({ value: one.code, label: one.code })),
        ]}
        onChange={({ target }) => {
          site.storage.setItem(shownCurrencyKey, target.value)
          setCode(target.value)
        }}
        hint={chosen && message('account.wallet.convertNote', { hundred: chosen.hundred, code: own.code })}
      />
      {chosen && (
        <Stats.Root>
          {(['available', 'exposure'] as const).map((name) => (
            <Stats.Stat
              key={name}
              label={message(`account.wallet.${name}`)}
              value={<bdi translate="no">≈ {convertedText(points[name], chosen.rate, chosen.record)}</bdi>}
            />
          ))}
        </Stats.Root>
      )}
    </Section>
  )
}
