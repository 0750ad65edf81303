'use client'
import { DrawnIcon, type IconDrawing } from '../Icon/index.ts'
import { useHold } from '../hold/useHold.ts'
import * as styles from './numberField.css.ts'

export interface StepButtonProps {
  icon: 'less' | 'more'
  drawing: IconDrawing
  label: string
  disabled: boolean
  onStep: () => void
}

/** Steps once, and repeatedly while held. Not in the tab order, because arrow keys in the field do the same. */
export function StepButton({ icon, drawing, label, disabled, onStep }: StepButtonProps) {
  const hold = useHold<HTMLButtonElement>(() => {
    if (!disabled) onStep()
  })
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      data-disabled={disabled ? '' : undefined}
      data-part="number-field-step"
      className={styles.step}
      // Focus stays where it is: moving it would open or close a phone's keyboard.
      onMouseDown={(event) => event.preventDefault()}
      {...hold}
    >
      <DrawnIcon name={icon} drawing={drawing} />
    </button>
  )
}
