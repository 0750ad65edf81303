'use client'
import { SegmentedControl, useMessage } from '@kit/ui'
import { pricePolicies, type PricePolicy } from '@kit/sdk/contract'
import { useId } from 'react'
import { useStore } from 'zustand'
import { useBetting } from '../model/bettingContext.ts'
import { useSlip } from '../model/useSlip.ts'
import * as styles from '../styles/slip.css.ts'

/** What the player lets happen when the price moves while a bet waits. */
export function PricePolicyChoice() {
  const message = useMessage()
  const id = useId()
  const { dispatch } = useSlip()
  const chosen = useStore(useBetting().slip, ({ pricePolicy }) => pricePolicy)
  const choose = (next: string) => {
    const pricePolicy = pricePolicies.find((one): one is PricePolicy => one === next)
    if (pricePolicy) dispatch({ type: 'pricePolicyChosen', pricePolicy })
  }
  return (
    <div className={styles.policy}>
      <span id={id} className={styles.settingName}>
        {message('betting.policy.title')}
      </span>
      <SegmentedControl.Root
        value={chosen}
        onValueChange={choose}
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
      >
        {pricePolicies.map((policy) => (
          <SegmentedControl.Item key={policy} value={policy}>
            {message(`betting.policy.${policy}`)}
          </SegmentedControl.Item>
        ))}
      </SegmentedControl.Root>
      <p id={`${id}-hint`} className={styles.muted}>
        {message(`betting.policy.${chosen}Text`)}
      </p>
    </div>
  )
}
