'use client'
import { useParams } from '@tanstack/react-router'
import { SportsBookScreen } from './SportsBookScreen.tsx'

export { isSportsBookId } from './sportsBookAddress.ts'

/** The screen of `/sports-book` and `/sports-book/{id}`. */
export function SportsBookPage() {
  const { id } = useParams({ strict: false }) as { id?: string }
  return <SportsBookScreen key={id ?? ''} id={id} />
}

/** The screen of `/ballByBall`. */
export function BallByBallPage() {
  return <SportsBookScreen isBallByBall />
}
