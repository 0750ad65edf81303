'use client'
import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import { createFlags } from '../flags/createFlags.ts'
import type { FlagName, FlagValues } from '../flags/flag.ts'

/** The flags of the site around a component; the defaults where there is no site. */
export const FlagsContext = /* @__PURE__ */ createContext(/* @__PURE__ */ createFlags())

/** The value of a flag, typed by its name: `useFlag('wallet.deposit.showButton')`. Renders again only when it changes. */
export function useFlag<Name extends FlagName>(name: Name): FlagValues[Name] {
  const flags = use(FlagsContext)
  const read = useCallback(() => flags.get(name), [flags, name])
  return useSyncExternalStore(flags.subscribe, read, read)
}
