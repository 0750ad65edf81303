import { createOperator, memoryTokenStore, type Operator } from '@kit/sdk'
import type { SandboxProcess } from './sandboxProcess.ts'

/** A client of the contract logged in as administrator, for what a test does without the page. */
export async function administratorOf(sandbox: SandboxProcess): Promise<Operator> {
  const { userName, password } = await sandbox.account('administrator')
  const operator = createOperator({
    hosts: sandbox.url,
    clientKey: 'e2e',
    domain: { name: new URL(sandbox.url).hostname, type: 'b2c' },
    tokenStore: memoryTokenStore(),
    connectSocket: () => new Promise(() => {}),
  })
  const { user, token } = await operator.authenticate({
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
  operator.session.begin({ token, userType: user.userType }, false)
  return operator
}
