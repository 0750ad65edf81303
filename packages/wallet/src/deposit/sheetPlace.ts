import { createContext, use, type ReactNode } from 'react'

export interface SheetPlace {
  setTitle: (title: ReactNode) => void
  /**
   * Called when the step is rendered: its first field takes the focus, unless the player has
   * focused another element.
   */
  focusField: () => void
}

export const SheetPlaceContext = createContext<SheetPlace | null>(null)

export function useSheetPlace(): SheetPlace {
  const place = use(SheetPlaceContext)
  if (!place) throw new Error('Deposit steps must be rendered inside the deposit sheet.')
  return place
}
