// What stands in for React Hook Form in the boot of a page: fields with their first values, and no checks. What is typed is
// handed to the form that React draws.

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
