import { createRandom } from '../../feed/simulation/random.ts'
import type { Fault } from './faultCalls.ts'

interface Occasion {
  what: string
  userName: string | undefined
}

interface SetFault extends Fault {
  struck: number
}

const pattern = (text: string): RegExp =>
  new RegExp(`^${text.replaceAll(/[$()+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll('*', '.*')}$`, 'i')

const arm = (fault: Fault) => ({
  fault: { ...fault, struck: 0 },
  pattern: pattern(fault.on),
  random: createRandom(fault.seed),
})

/** The active faults. Each decides by its seed whether it strikes an occasion. */
export function createFaultList() {
  let armed: ReturnType<typeof arm>[] = []

  return {
    list: (): SetFault[] => armed.map(({ fault }) => ({ ...fault })),
    set(faults: readonly Fault[]): void {
      armed = faults.map(arm)
    },
    /** Adds faults to the others. Returns a function that removes them. */
    add(faults: readonly Fault[]): () => void {
      const added = faults.map(arm)
      armed = [...armed, ...added]
      return () => void (armed = armed.filter((one) => !added.includes(one)))
    },
    asksUser: (): boolean => armed.some(({ fault }) => fault.userName !== ''),
    isSet: (fault: Fault): boolean => armed.some((one) => one.fault === fault),
    strike(kinds: readonly Fault['kind'][], { what, userName }: Occasion): Fault[] {
      return armed.flatMap(({ fault, pattern, random }) => {
        const isMeant =
          kinds.includes(fault.kind) &&
          pattern.test(what) &&
          (fault.userName === '' || fault.userName.toLowerCase() === userName?.toLowerCase()) &&
          (fault.count === 0 || fault.struck < fault.count)
        if (!isMeant || random.next() >= fault.probability) return []
        fault.struck += 1
        return [fault]
      })
    },
  }
}

export type FaultList = ReturnType<typeof createFaultList>
