/** Fields cannot be used while their form is sent: its button, which can, has the focus meanwhile. */
export const holdFocus = (form: Element): void =>
  form.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true })
