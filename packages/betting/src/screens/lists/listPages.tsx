'use client'
import { useParams } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useName } from '../../market/useName.ts'
import { LazyHomeRows, LazySwitch } from '../rows/LazyRows.tsx'
import { CompetitionScreen } from './CompetitionScreen.tsx'
import { SportScreen } from './SportScreen.tsx'
import { knownSport, sports } from './sports.ts'

export { FavouritesScreen as FavouritesPage } from './FavouritesScreen.tsx'
export { InPlayScreen as InPlayPage } from './InPlayScreen.tsx'
export { SportsScreen as SportsPage } from './SportsScreen.tsx'
export { HomeRaces } from '../races/NextRaces.tsx'
export { MoreEvents } from './MoreEvents.tsx'
export { PlacesSection, PoliticsSection, SportsSection } from './SportsSection.tsx'
export { SportsStrip } from './SportsStrip.tsx'

/** Ids of sports, which are paths of one segment. */
export const sportIds: readonly string[] = sports.map(({ id }) => id)

export function SportPage() {
  const { gameType = '' } = useParams({ strict: false }) as { gameType?: string }
  const nameOf = useName()
  const sport = knownSport(gameType)
  return sport && <SportScreen key={sport.id} sport={{ ...sport, name: nameOf(sport.name) }} />
}

export function CompetitionPage() {
  const { eventTypeId = '', competitionId = '' } = useParams({ strict: false }) as Record<string, string>
  return <CompetitionScreen sportId={eventTypeId} competitionId={competitionId} />
}

export const HomeRows = (props: ComponentProps<typeof LazyHomeRows>) => <LazyHomeRows {...props} />
export const LayoutSwitch = () => <LazySwitch />
