import { createContext, use, type ReactNode } from 'react'

/** The sheet around the steps of a deposit. */
export interface SheetPlace {
  /** Shows the title of a step. */
  setTitle: (title: ReactNode) => void
  /** The step is there: its first field takes the focus, where the player has not put it elsewhere. */
  focusField: () => void
}

export const SheetPlaceContext = createContext<SheetPlace | null>(null)

export function useSheetPlace(): SheetPlace {
  const place = use(SheetPlaceContext)
  if (!place) throw new Error('Steps of a deposit were drawn outside their sheet.')
  return place
}
