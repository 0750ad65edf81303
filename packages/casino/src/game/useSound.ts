'use client'
import { useState } from 'react'
import { useCasinoSite } from '../casinoContext.ts'

const storageKey = 'kit.casino.sound'

/** Stored in this browser. Default: off. */
export function useSound(): [boolean, () => void] {
  const { storage } = useCasinoSite()
  const [hasSound, setSound] = useState(() => storage.getItem(storageKey) === 'on')
  const toggle = () => {
    storage.setItem(storageKey, hasSound ? 'off' : 'on')
    setSound(!hasSound)
  }
  return [hasSound, toggle]
}
