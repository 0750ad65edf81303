import type { ComponentType } from 'react'
import { ComplaintPage } from '../complaint/ComplaintPage.tsx'
import { MyWalletPage } from '../my-wallet/MyWalletPage.tsx'
import { NotificationPage } from '../notifications/NotificationPage.tsx'
import { ProfilePage } from '../profile/ProfilePage.tsx'
import { ReferPage } from '../refer/ReferPage.tsx'
import type { PagePath } from './pagePaths.ts'

/** The account pages are in one chunk: each is small, and a player who opens one opens others. */
export const accountPages: Record<PagePath, ComponentType> = {
  '/profile': ProfilePage,
  '/my-wallet': MyWalletPage,
  '/notification': NotificationPage,
  '/complain-box': ComplaintPage,
  '/refer': ReferPage,
}
