import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { useState } from 'react'
import PlayerPage from '../player/PlayerPage.tsx'

function playersRouter() {
  const root = createRootRoute()
  const route = createRoute({
    getParentRoute: () => root,
    path: '/staff/player/$userId',
    component: PlayerPage,
  })
  const history = createMemoryHistory({ initialEntries: ['/staff/player/player-1'] })
  return createRouter({ routeTree: root.addChildren([route]), history })
}

export function OnePlayer() {
  const [router] = useState(playersRouter)
  return <RouterProvider router={router} />
}
