import type { InputType } from 'storybook/internal/csf'
import type { Prop } from './facts.ts'

const isPlain = (value: unknown) =>
  value === undefined || ['string', 'number', 'boolean'].includes(typeof value)

/**
 * Returns the control of a property in Storybook's panel: a list for a union, and none without a plain value.
 */
export function argTypeOf(prop: Prop, value: unknown): InputType {
  const { name, type, control, options = [], isRequired, initial, doc } = prop
  const table = {
    type: { summary: type },
    ...(initial !== undefined && { defaultValue: { summary: initial } }),
  }
  const shared = {
    name,
    description: doc,
    table,
    type: { name: 'other', value: type, required: isRequired } as const,
  }
  if (control === 'none' || !isPlain(value)) return { ...shared, control: false }
  if (control === 'options')
    return { ...shared, options, control: { type: options.length > 5 ? 'select' : 'inline-radio' } }
  return { ...shared, control: { type: control } }
}

/** Returns controls for the properties of the component that the story renders. */
export const argTypesOf = (
  props: readonly Prop[],
  args: Readonly<Record<string, unknown>>,
): Record<string, InputType> =>
  Object.fromEntries(props.map((prop) => [prop.name, argTypeOf(prop, args[prop.name])]))
