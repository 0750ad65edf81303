import { maintenanceSwitched, type UserType } from '@kit/sdk/contract'
import type { Announce } from '../announcements.ts'
import { operatorSwitch, type Database } from '../database/schema.ts'
import { Refused } from '../http/refused.ts'

/** What the administrator may turn on and off for everyone. Kept in the database: a restart changes nothing. */
export interface Switches {
  isInMaintenance(): boolean
  usesSocket(): boolean
  setMaintenance(isOn: boolean): Promise<void>
  allowsOneScreen(): boolean
  setUseSocket(isOn: boolean): Promise<void>
  setSingleScreen(isOn: boolean): Promise<void>
  /** Throws the 503 that turns a site's maintenance page on (SHELL-119). The administrator, who must end it, is let in. */
  admit(userType: UserType): void
}

const underMaintenance = () =>
  new Refused(503, { message: 'Website is Under Maintenance', code: 'maintenance' }, { 'retry-after': '60' })

export interface SwitchServices {
  database: Database
  announce: Announce
  /** The socket was turned off: whoever is connected goes. */
  onSocketOff(): void
}

export async function createSwitches({ database, announce, onSocketOff }: SwitchServices): Promise<Switches> {
  const kept = await database.select().from(operatorSwitch)
  const state = { maintenance: false, useSocket: true, singleScreen: false }
  for (const { name, isOn } of kept) state[name] = isOn

  const set = async (name: keyof typeof state, isOn: boolean) => {
    await database
      .insert(operatorSwitch)
      .values({ name, isOn })
      .onConflictDoUpdate({ target: operatorSwitch.name, set: { isOn } })
    state[name] = isOn
  }

  return {
    isInMaintenance: () => state.maintenance,
    usesSocket: () => state.useSocket,
    allowsOneScreen: () => state.singleScreen,
    async setMaintenance(isOn) {
      await set('maintenance', isOn)
      announce({ to: { everyone: true }, event: maintenanceSwitched, payload: { maintenance: isOn } })
    },
    async setUseSocket(isOn) {
      await set('useSocket', isOn)
      if (!isOn) onSocketOff()
    },
    setSingleScreen: (isOn) => set('singleScreen', isOn),
    admit(userType) {
      if (state.maintenance && userType !== 'administrator') throw underMaintenance()
    },
  }
}
