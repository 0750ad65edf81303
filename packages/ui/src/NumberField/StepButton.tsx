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

/** One step, and more while it is held. Arrow keys in the field do the same, so the tab key passes it by. */
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
      className={styles.step}
      // Focus stays where it was: in the field, or nowhere that opens a phone's keyboard.
      onMouseDown={(event) => event.preventDefault()}
      {...hold}
    >
      <DrawnIcon name={icon} drawing={drawing} />
    </button>
  )
}
