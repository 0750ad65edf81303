// Fails if the contract has a call, event, field or flag that no page reads, or a reason below for one that has a reader.
// A part without a reader gets one, or leaves the contract.
import { unreadOfContract } from './unread.ts'

/** Parts that stay without a reader, by reason. */
const kept: Readonly<Record<string, readonly string[]>> = {
  'AUTH-052 and AUTH-053 require them of the user record and name no use': [
    'field getProfile.whiteLabelType',
    'field getProfile.hasProfile',
    'field getProfile.deviceToken',
  ],
  'CALL-081 requires it of the home document and names no use': ['field getHome.fastestOdd'],
  'CONF-017 requires it of the combined configuration; the site asks without it': [
    'field getConfiguration.marketGroup',
  ],
  'SOCK-048: clients ignore it': ['event tournamentsChanged'],
  'the documents name the calls for an operator’s own administration, and no screen for them': [
    'call saveImage',
    'call deleteImage',
  ],
  'operators ask it: a player’s page calculates the cash out itself': ['call quoteCashOut'],
  'operators end a round by hand': ['call decideCasinoRound'],
  'operators find the parts of an unmatched order by it': [
    'field listOpenBets.orderId',
    'field listBetDetails.orderId',
    'field listPlayerBets.orderId',
    'field listPlayerBetDetails.orderId',
  ],
  'BET-007: an order of the quick-bet mode holds it, and its bet keeps it; each list shows runnerName': [
    'field listOpenBets.nation',
    'field listBetDetails.nation',
    'field listPlayerBets.nation',
    'field listPlayerBetDetails.nation',
  ],
  'operators find a notification by it': ['field sendBroadcast.notificationId'],
}

const unread = unreadOfContract()
const known = Object.values(kept).flat()
const faults = [
  ...unread.filter((one) => !known.includes(one)).map((one) => `${one} has no reader on a shipped site`),
  ...known.filter((one) => !unread.includes(one)).map((one) => `${one} has a reader: take it off the list`),
]
for (const fault of faults) console.error(fault)
console.log(`${unread.length} parts of the contract have no reader, ${known.length} of them for a reason`)
if (faults.length > 0) process.exitCode = 1
