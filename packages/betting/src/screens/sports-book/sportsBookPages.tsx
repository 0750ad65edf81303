'use client'
import { useParams } from '@tanstack/react-router'
import { SportsBookScreen } from './SportsBookScreen.tsx'

export { isSportsBookId } from './sportsBookAddress.ts'

export function SportsBookPage() {
  const { id } = useParams({ strict: false }) as { id?: string }
  return <SportsBookScreen key={id ?? ''} id={id} />
}

export function BallByBallPage() {
  return <SportsBookScreen isBallByBall />
}
