import { cashOut } from './list/cashOut.ts'
import { connection } from './list/connection.ts'
import { crash } from './list/crash.ts'
import { deposit } from './list/deposit.ts'
import { movingPrice } from './list/movingPrice.ts'
import { session } from './list/session.ts'
import { settlement } from './list/settlement.ts'
import { suspension } from './list/suspension.ts'
import { wicket } from './list/wicket.ts'
import { withdrawal } from './list/withdrawal.ts'
import type { Scene } from './scene.ts'

/** The things to try, in the order of the list. */
export const scenes: readonly Scene[] = [
  wicket,
  movingPrice,
  connection,
  deposit,
  settlement,
  crash,
  suspension,
  cashOut,
  session,
  withdrawal,
]
