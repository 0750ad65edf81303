'use client'
import { useParams } from '@tanstack/react-router'
import { SportsBookScreen } from './SportsBookScreen.tsx'

export { isSportsBookId } from './sportsBookAddress.ts'

/** Screen of `/sports-book` and `/sports-book/{id}`. */
export function SportsBookPage() {
  const { id } = useParams({ strict: false }) as { id?: string }
  return <SportsBookScreen key={id ?? ''} id={id} />
}

/** Screen of `/ballByBall`. */
export function BallByBallPage() {
  return <SportsBookScreen isBallByBall />
}
