import { createOperator, OperatorError, webTokenStore, type Operator, type TokenStore } from '@kit/sdk'

/** A contract client with its own login. */
export const operatorWith = (tokenStore: TokenStore): Operator =>
  createOperator({
    hosts: window.location.origin,
    clientKey: 'console',
    domain: { name: window.location.hostname, type: 'b2c' },
    tokenStore,
    // The console makes calls only.
    connectSocket: () => new Promise(() => {}),
  })

/** Its login lives in this tab, apart from a player's on the same origin. */
export const operator = operatorWith(
  webTokenStore({ tab: sessionStorage, browser: sessionStorage, key: 'kit.console' }),
)

export const { client, session } = operator

/** An error's message for staff. */
export function errorMessage(error: unknown): string {
  if (error instanceof OperatorError) return error.message
  // The request does not fit the contract: the message names the field.
  return error instanceof Error ? `This could not be sent. ${error.message}` : 'Something went wrong.'
}
