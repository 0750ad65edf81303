'use client'
import { useState } from 'react'
import { useCasinoSite } from '../casinoContext.ts'

const storageKey = 'kit.casino.sound'

/** Returns whether game sound is on, and a toggle. Stored in this browser. Default: off. */
export function useSound(): [boolean, () => void] {
  const { storage } = useCasinoSite()
  const [hasSound, setSound] = useState(() => storage.getItem(storageKey) === 'on')
  const toggle = () => {
    storage.setItem(storageKey, hasSound ? 'off' : 'on')
    setSound(!hasSound)
  }
  return [hasSound, toggle]
}
