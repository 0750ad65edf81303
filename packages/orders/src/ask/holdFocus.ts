/** Moves focus to the form's button while the form is sent, because its fields are disabled. */
export const holdFocus = (form: Element): void =>
  form.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true })
