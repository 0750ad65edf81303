'use client'
import { clsx } from 'clsx'
import { useId, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react'
import type { ChangeDetails } from '../controlled/changeDetails.ts'
import { useControlled } from '../controlled/useControlled.ts'
import { FieldNotes } from '../Field/FieldNotes.tsx'
import * as styles from './slider.css.ts'
import { nextStop, positionOf, positionsOf, sliderScale, steppedValue, valueAt } from './sliderScale.ts'

export type SliderChange = ChangeDetails<'moved' | 'stepped' | 'tick'>

export interface SliderTick {
  value: bigint
  /** Shown below the track; pressing it selects the value. Without it only a mark is rendered. */
  label?: ReactNode
}

export interface SliderProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'size' | 'type' | 'id'
> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** An integer in units of the last decimal, as in NumberField, so that both can hold one stake. */
  value?: bigint
  /** Default: `min`. */
  defaultValue?: bigint
  onValueChange?: (value: bigint, details: SliderChange) => void
  min: bigint
  max: bigint
  /** Step in units. Default: 1. */
  step?: bigint
  /** Values with a mark on the track, to which it snaps: usual stakes. */
  ticks?: readonly SliderTick[]
  /** `ticks` puts ticks at equal distances, for stakes of 100 to 25,000; `linear` scales by amount. */
  scale?: 'linear' | 'ticks'
  /** Formats the value for the screen and screen readers. Default: its digits. */
  format?: (value: bigint) => string
}

const steps: Partial<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 }
const sideways: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }
const jumps: Partial<Record<string, 1 | -1>> = { PageUp: 1, PageDown: -1 }
const no: readonly SliderTick[] = []

/** A slider for an amount between two limits, where an approximate value is enough. It snaps to its ticks and steps. */
export function Slider(props: SliderProps) {
  const { label, hint, error, value: given, defaultValue, onValueChange, min, max, ...others } = props
  const { step = 1n, ticks = no, scale: spread = 'linear', format = String, ...field } = others
  const { className, disabled, onKeyDown, ...rest } = field
  const id = useId()
  const [value, change] = useControlled<bigint, SliderChange>(given, defaultValue ?? min, onValueChange)
  const scale = sliderScale(
    { min, max, step },
    ticks.map((tick) => tick.value),
    spread === 'ticks',
  )
  const [first, last] = positionsOf(scale)
  const shareOf = (position: number) => `${((position - first) / Math.max(1, last - first)) * 100}%`
  const text = format(value)
  const isWrong = Boolean(error)
  const described = [hint && `${id}-hint`, isWrong && `${id}-error`].filter(Boolean).join(' ')

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const { key, currentTarget } = event
    const isMirrored = getComputedStyle(currentTarget).direction === 'rtl'
    const side = sideways[key] && ((sideways[key] * (isMirrored ? -1 : 1)) as 1 | -1)
    const direction = steps[key] ?? side
    const next = direction
      ? steppedValue(value, direction, scale)
      : jumps[key]
        ? nextStop(value, jumps[key], scale)
        : { Home: min, End: max }[key]
    if (next === undefined) return
    event.preventDefault()
    if (next !== value) change(next, { reason: 'stepped', event })
  }
  return (
    <div
      data-kit="field slider"
      data-invalid={isWrong ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
      className={clsx(styles.slider, className)}
    >
      <div className={styles.head}>
        <label htmlFor={id} data-part="field-label" className={styles.label}>
          {label}
        </label>
        <output htmlFor={id} data-part="slider-value" className={styles.value}>
          {text}
        </output>
      </div>
      <div className={styles.control}>
        <div aria-hidden data-part="slider-track" className={styles.track}>
          <div
            data-part="slider-done"
            className={styles.done}
            style={{ inlineSize: shareOf(positionOf(value, scale)) }}
          />
          {ticks.map((tick) => (
            <span
              key={String(tick.value)}
              data-part="slider-mark"
              data-passed={tick.value <= value ? '' : undefined}
              className={styles.mark}
              style={{ insetInlineStart: shareOf(positionOf(tick.value, scale)) }}
            />
          ))}
        </div>
        <input
          {...rest}
          id={id}
          type="range"
          min={first}
          max={last}
          step={1}
          value={Math.round(positionOf(value, scale))}
          disabled={disabled}
          aria-valuetext={text}
          aria-invalid={isWrong || undefined}
          aria-describedby={described || undefined}
          data-part="slider-input"
          className={styles.input}
          onKeyDown={press}
          onChange={(event) => {
            const next = valueAt(Number(event.target.value), scale)
            if (next !== value) change(next, { reason: 'moved', event })
          }}
        />
      </div>
      {ticks.some((tick) => tick.label !== undefined) && (
        <div data-part="slider-ticks" className={styles.ticks}>
          {ticks.map((tick) => (
            <span
              key={String(tick.value)}
              data-edge={tick.value <= min ? 'start' : tick.value >= max ? 'end' : undefined}
              className={styles.place}
              style={{ insetInlineStart: shareOf(positionOf(tick.value, scale)) }}
            >
              {tick.label !== undefined && (
                // Page Up and Page Down reach ticks by keyboard.
                <button
                  type="button"
                  tabIndex={-1}
                  disabled={disabled}
                  data-part="slider-tick"
                  data-chosen={tick.value === value ? '' : undefined}
                  className={styles.tick}
                  onClick={(event) => change(tick.value, { reason: 'tick', event })}
                >
                  {tick.label}
                </button>
              )}
            </span>
          ))}
        </div>
      )}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
