// Replaces React Hook Form in the bootstrap script: fields with their first values and no
// validation. Typed values are handed to the form that React renders.

type Values = Readonly<Record<string, unknown>>

const nothing = () => {}

export function useForm({ defaultValues = {} }: { defaultValues?: Values } = {}) {
  return {
    control: defaultValues,
    register: (name: string) => ({ name, defaultValue: defaultValues[name] }),
    handleSubmit: () => nothing,
    getValues: (name: string) => defaultValues[name],
    formState: { errors: {} },
  }
}

export const Controller = ({
  control,
  name,
  render,
}: {
  control: Values
  name: string
  render: (given: object) => unknown
}): unknown =>
  render({ field: { name, value: control[name], onBlur: nothing, onChange: nothing, ref: nothing } })
