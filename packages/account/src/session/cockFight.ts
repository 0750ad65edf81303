import { OperatorError, type OperatorClient } from '@kit/sdk'
import { createCockFight, openCockFight } from '@kit/sdk/contract'

/** An operator on another origin may refuse the documented GET call, which changes something; it then has a POST call. */
const wantsPost = (error: unknown): boolean => error instanceof OperatorError && error.code === 'cross-site'

/** Creates the player's cock-fight record (CALL-033). */
export async function openRecord(client: OperatorClient): Promise<void> {
  try {
    await client.call(createCockFight, {})
  } catch (error) {
    if (!wantsPost(error)) throw error
    await client.call(openCockFight, {})
  }
}
