import { lazy } from 'react'

const load = () => import('./headerParts.tsx')

export const HeaderNavigation = lazy(async () => ({ default: (await load()).HeaderNavigation }))
export const HeaderStrip = lazy(async () => ({ default: (await load()).HeaderStrip }))
export const HomeBanner = lazy(async () => ({ default: (await load()).HomeBanner }))
export const MoneyActions = lazy(async () => ({ default: (await load()).MoneyActions }))
export const HeaderTools = lazy(async () => ({ default: (await load()).HeaderTools }))
