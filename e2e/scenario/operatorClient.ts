import { randomUUID } from 'node:crypto'
import { createOperator, memoryTokenStore, type Login, type Operator } from '@kit/sdk'
import { demoSignUp, type UserType } from '@kit/sdk/contract'
import type { SandboxProcess } from './sandboxProcess.ts'

/** Creates a client of the contract without a login. */
export const clientOf = (sandbox: SandboxProcess, login?: Login): Operator =>
  createOperator({
    hosts: sandbox.url,
    clientKey: 'e2e',
    domain: { name: new URL(sandbox.url).hostname, type: 'b2c' },
    tokenStore: memoryTokenStore(login),
    connectSocket: () => new Promise(() => {}),
  })

export const credentialsOf = (userName: string, password: string) => ({
  email: userName,
  password,
  otp: '',
  whiteLabelId: '',
  correlationId: '',
  country: 'unknown',
  city: 'unknown',
  domain: '',
  countryFlag: 'unknown',
})

/** Creates a demo player with the login as a browser stores it. */
export async function demoPlayerOf(sandbox: SandboxProcess): Promise<{ operator: Operator; login: Login }> {
  const operator = clientOf(sandbox)
  const userName = `demo_${randomUUID().replaceAll('-', '').slice(0, 14)}`
  const password = randomUUID()
  await operator.client.call(demoSignUp, {
    userName,
    email: '',
    phone: '',
    fullName: 'Demo player',
    password,
    demoWhiteLabelId: '',
  })
  const { user, token } = await operator.authenticate(credentialsOf(userName, password))
  const login = { token, userType: user.userType, demoUntil: Date.now() + 6 * 60 * 60 * 1000 }
  operator.session.begin(login, false)
  return { operator, login }
}

/** Logs in the administrator, for steps of a test without the page. */
export const administratorOf = (sandbox: SandboxProcess): Promise<Operator> =>
  operatorOf(sandbox, 'administrator')

/** Logged in as the seeded account of a user type. */
export async function operatorOf(sandbox: SandboxProcess, userType: UserType): Promise<Operator> {
  const { userName, password } = await sandbox.account(userType)
  const operator = clientOf(sandbox)
  const { user, token } = await operator.authenticate(credentialsOf(userName, password))
  operator.session.begin({ token, userType: user.userType }, false)
  return operator
}
