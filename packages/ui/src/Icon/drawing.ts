import type { ComponentPropsWithRef, ComponentType } from 'react'

export type IconDrawing = ComponentType<ComponentPropsWithRef<'svg'>>
