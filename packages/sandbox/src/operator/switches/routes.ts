import {
  requestRefresh,
  getSwitches,
  pageRefreshed,
  refreshEveryPage,
  setMaintenance,
  setSingleScreen,
  setUseSocket,
} from '@kit/sdk/contract'
import type { CheckTransactionCode } from '../accounts/transactionCode.ts'
import type { Announce } from '../announcements/announcements.ts'
import { route, type Route } from '../http/route.ts'
import type { Switches } from './switches.ts'

export interface SwitchRouteServices {
  switches: Switches
  checkTransactionCode: CheckTransactionCode
  announce: Announce
}

export const switchRoutes = ({ switches, checkTransactionCode, announce }: SwitchRouteServices): Route[] => [
  route(setMaintenance, async ({ maintenanceMode, message, transactionCode }, { login }) => {
    checkTransactionCode(login.account, transactionCode)
    await switches.setMaintenance(maintenanceMode, message)
    return { docs: { maintenanceMode } }
  }),

  route(setUseSocket, async ({ socket, transactionCode }, { login }) => {
    checkTransactionCode(login.account, transactionCode)
    await switches.setUseSocket(socket)
    return { docs: { socket } }
  }),

  route(setSingleScreen, async ({ singleScreen, transactionCode }, { login }) => {
    checkTransactionCode(login.account, transactionCode)
    await switches.setSingleScreen(singleScreen)
    return { docs: { singleScreen } }
  }),

  route(getSwitches, async () => ({
    docs: {
      maintenanceMode: switches.isInMaintenance(),
      maintenanceMessage: switches.maintenanceMessage(),
      socket: switches.usesSocket(),
      singleScreen: switches.allowsOneScreen(),
    },
  })),

  ...[refreshEveryPage, requestRefresh].map((endpoint) =>
    route(endpoint, async ({ message }) => {
      announce({ to: { everyone: true }, event: pageRefreshed, payload: { message } })
      return { docs: {} }
    }),
  ),
]
