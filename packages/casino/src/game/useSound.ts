'use client'
import { useState } from 'react'
import { useCasinoSite } from '../casinoContext.ts'

const storageKey = 'kit.casino.sound'

/** Whether games may be heard, and the switch of it. Kept in this browser; silent until the player wants sound. */
export function useSound(): [boolean, () => void] {
  const { storage } = useCasinoSite()
  const [hasSound, setSound] = useState(() => storage.getItem(storageKey) === 'on')
  const toggle = () => {
    storage.setItem(storageKey, hasSound ? 'off' : 'on')
    setSound(!hasSound)
  }
  return [hasSound, toggle]
}
