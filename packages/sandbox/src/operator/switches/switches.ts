import { maintenanceSwitched, type UserType } from '@kit/sdk/contract'
import * as z from 'zod/mini'
import type { Announce } from '../announcements/announcements.ts'
import { operatorSwitch, type Database } from '../database/schema.ts'
import { Refused } from '../http/refused.ts'
import { topic, type Bus } from '../processes/bus.ts'

/** Switches for everyone that the administrator turns on and off, stored in the database. */
export interface Switches {
  isInMaintenance(): boolean
  usesSocket(): boolean
  /** Returns the message; empty unless in maintenance. */
  maintenanceMessage(): string
  setMaintenance(isOn: boolean, message?: string): Promise<void>
  allowsOneScreen(): boolean
  setUseSocket(isOn: boolean): Promise<void>
  setSingleScreen(isOn: boolean): Promise<void>
  /** Throws a 503, which shows the site's maintenance page (SHELL-119), except for the administrator. */
  admit(userType: UserType): void
}

const underMaintenance = () =>
  new Refused(503, { message: 'Website is Under Maintenance', code: 'maintenance' }, { 'retry-after': '60' })

export interface SwitchServices {
  database: Database
  announce: Announce
  bus: Bus
  /** Disconnects everybody when the socket is switched off. */
  onSocketOff(): void
}

const switchNames = ['maintenance', 'useSocket', 'singleScreen'] as const
const switched = topic(
  'switched',
  z.object({ name: z.enum(switchNames), isOn: z.boolean(), message: z._default(z.string(), '') }),
)

export async function createSwitches(services: SwitchServices): Promise<Switches> {
  const { database, announce, bus, onSocketOff } = services
  const state = { maintenance: false, useSocket: true, singleScreen: false }
  let maintenanceMessage = ''
  const apply = (name: keyof typeof state, isOn: boolean, message: string) => {
    state[name] = isOn
    if (name === 'maintenance') maintenanceMessage = isOn ? message : ''
  }
  // Subscribed before reading, so that no change in between is missed.
  bus.subscribe(switched, ({ name, isOn, message }) => {
    apply(name, isOn, message)
    if (name === 'useSocket' && !isOn) onSocketOff()
  })
  for (const { name, isOn, message } of await database.select().from(operatorSwitch))
    apply(name, isOn, message)

  const set = async (name: keyof typeof state, isOn: boolean, message = '') => {
    await database
      .insert(operatorSwitch)
      .values({ name, isOn, message })
      .onConflictDoUpdate({ target: operatorSwitch.name, set: { isOn, message } })
    apply(name, isOn, message)
    await bus.publish(switched, { name, isOn, message })
  }

  return {
    isInMaintenance: () => state.maintenance,
    usesSocket: () => state.useSocket,
    allowsOneScreen: () => state.singleScreen,
    maintenanceMessage: () => maintenanceMessage,
    async setMaintenance(isOn, message) {
      await set('maintenance', isOn, message)
      announce({ to: { everyone: true }, event: maintenanceSwitched, payload: { maintenance: isOn } })
    },
    setUseSocket: (isOn) => set('useSocket', isOn),
    setSingleScreen: (isOn) => set('singleScreen', isOn),
    admit(userType) {
      if (state.maintenance && userType !== 'administrator') throw underMaintenance()
    },
  }
}
