'use client'
import { SegmentedControl, useMessage } from '@kit/ui'
import { pricePolicies, type PricePolicy } from '@kit/sdk/contract'
import { useId } from 'react'
import { useStore } from 'zustand'
import { useBetting } from '../model/bettingContext.ts'
import { useSlip } from '../model/useSlip.ts'
import * as styles from '../styles/slip.css.ts'

/** Numbers of steps that a price may get worse. */
const stepChoices = [1, 2, 3, 5]

/** A better price is always accepted. Source: Q-131. */
export function PricePolicyChoice() {
  const message = useMessage()
  const id = useId()
  const { dispatch } = useSlip()
  const tolerance = useStore(useBetting().slip, (state) => state.tolerance)
  const { pricePolicy, priceSteps } = tolerance
  const choose = (change: Partial<typeof tolerance>) =>
    dispatch({ type: 'toleranceChosen', tolerance: { ...tolerance, ...change } })
  return (
    <div className={styles.policy}>
      <span id={id} className={styles.settingName}>
        {message('betting.policy.title')}
      </span>
      <SegmentedControl.Root
        value={pricePolicy}
        onValueChange={(next: string) => {
          const chosen = pricePolicies.find((one): one is PricePolicy => one === next)
          if (chosen) choose({ pricePolicy: chosen })
        }}
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
      >
        {pricePolicies.map((policy) => (
          <SegmentedControl.Item key={policy} value={policy}>
            {message(`betting.policy.${policy}`)}
          </SegmentedControl.Item>
        ))}
      </SegmentedControl.Root>
      {pricePolicy === 'within' && (
        <SegmentedControl.Root
          value={String(priceSteps)}
          onValueChange={(next: string) => next !== '' && choose({ priceSteps: Number(next) })}
          aria-label={message('betting.policy.steps')}
        >
          {stepChoices.map((steps) => (
            <SegmentedControl.Item key={steps} value={String(steps)}>
              {steps}
            </SegmentedControl.Item>
          ))}
        </SegmentedControl.Root>
      )}
      <p id={`${id}-hint`} className={styles.muted}>
        {message(`betting.policy.${pricePolicy}Text`, { steps: priceSteps })}
      </p>
    </div>
  )
}
