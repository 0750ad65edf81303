import { createOperator, OperatorError, webTokenStore, type Operator, type TokenStore } from '@kit/sdk'

export const operatorWith = (tokenStore: TokenStore): Operator =>
  createOperator({
    hosts: window.location.origin,
    clientKey: 'console',
    domain: { name: window.location.hostname, type: 'b2c' },
    tokenStore,
    // The console uses no socket.
    connectSocket: () => new Promise(() => {}),
  })

/** The login is stored in this tab, apart from a player's login on the same origin. */
export const operator = operatorWith(
  webTokenStore({ tab: sessionStorage, browser: sessionStorage, key: 'kit.console' }),
)

export const { client, session } = operator

export function errorMessage(error: unknown): string {
  if (error instanceof OperatorError) return error.message
  // The request does not match the contract. The message names the field.
  return error instanceof Error ? `This could not be sent. ${error.message}` : 'Something went wrong.'
}
