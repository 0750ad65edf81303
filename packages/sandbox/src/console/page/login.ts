import { memoryTokenStore, OperatorError, type Login } from '@kit/sdk'
import { logOut, verifySecondFactor } from '@kit/sdk/contract'
import { el, replace } from './dom.ts'
import { field, form } from './field.ts'
import { client, operator, operatorWith, session, errorMessage } from './operator.ts'
import type { Section } from './section.ts'
import { thingsToTry } from './tries.ts'

const nowhere = { country: 'unknown', city: 'unknown', domain: '', countryFlag: 'unknown' }

const credentials = (email: string, password: string) => ({
  email,
  password,
  otp: '',
  whiteLabelId: '',
  correlationId: '',
  ...nowhere,
})

export function login(): Section {
  const element = el('main', { class: 'login' })

  async function check(userName: string, password: string): Promise<void> {
    const { user, token } = await operator.authenticate(credentials(userName, password))
    const known: Login = { token, userType: user.userType }
    if (user.userType !== 'administrator')
      throw new OperatorError('refused', 'Only the administrator can use the console.', { status: 403 })
    if (user.mustChangePassword)
      throw new OperatorError('refused', 'Change the password first.', { status: 403 })
    if (user.hasSecondFactor) askCode(known)
    else session.begin(known, false)
  }

  /** Shows the form for the code. The rest of the page gets the login only after the code is accepted. */
  function askCode(known: Login): void {
    const code = field({
      name: 'otp',
      label: 'Code of your authenticator',
      required: true,
      attributes: { inputmode: 'numeric', maxlength: 6, autocomplete: 'one-time-code' },
    })
    const verify = form(
      'Verify',
      [code],
      async (values) => {
        const unfinished = operatorWith(memoryTokenStore(known))
        await unfinished.client.call(verifySecondFactor, { otp: values.text('otp') })
        unfinished.close()
        session.begin(known, false)
      },
      errorMessage,
    )
    replace(element, el('h1', {}, 'Console'), verify)
    code.querySelector('input')?.focus()
  }

  const enter = form(
    'Log in',
    [
      field({
        name: 'userName',
        label: 'User name',
        required: true,
        attributes: { autocomplete: 'username' },
      }),
      field({
        name: 'password',
        label: 'Password',
        type: 'password',
        required: true,
        attributes: { autocomplete: 'current-password' },
      }),
    ],
    (values) => check(values.text('userName'), values.text('password')),
    errorMessage,
  )
  element.append(
    el('h1', {}, 'Console'),
    el('p', { class: 'quiet' }, 'For the administrator of this operator.'),
    enter,
    el('h2', {}, 'Things to try'),
    thingsToTry().element,
  )
  return { element, stop: () => {} }
}

export async function leave(): Promise<void> {
  await client.call(logOut, nowhere, { timeoutMs: 5000 }).catch(() => {})
  session.end('asked')
}
