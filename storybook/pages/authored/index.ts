import { actions } from './actions.ts'
import type { Authored } from './authored.ts'
import { data } from './data.ts'
import { feedback } from './feedback.ts'
import { fields } from './fields.ts'
import { layout } from './layout.ts'
import { navigation } from './navigation.ts'
import { overlays } from './overlays.ts'

export const authored: Readonly<Record<string, Authored>> = {
  ...actions,
  ...fields,
  ...overlays,
  ...navigation,
  ...data,
  ...feedback,
  ...layout,
}

export type { Authored } from './authored.ts'
