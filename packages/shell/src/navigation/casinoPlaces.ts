import type { CasinoName } from '@kit/ui'

export interface CasinoPlace {
  id: 'premium' | 'top' | 'live' | 'crash' | 'virtual' | 'slots' | 'lottery'
  to: string
  icon: CasinoName
  /** True for the five kinds in the footer (SHELL-074). */
  isKind: boolean
}

/** The casino pages, in the order of the side navigation (SHELL-066). */
export const casinoPlaces: readonly CasinoPlace[] = [
  { id: 'premium', to: '/premium-casino', icon: 'jackpot', isKind: false },
  { id: 'top', to: '/top-casino', icon: 'cards', isKind: false },
  { id: 'live', to: '/live-casino', icon: 'live', isKind: true },
  { id: 'crash', to: '/crash-games', icon: 'crash', isKind: true },
  { id: 'virtual', to: '/virtual-games', icon: 'dice', isKind: true },
  { id: 'slots', to: '/slot-games', icon: 'slots', isKind: true },
  { id: 'lottery', to: '/lottery', icon: 'lottery', isKind: true },
]
