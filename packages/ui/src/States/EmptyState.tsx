'use client'
import { clsx } from 'clsx'
import {
  createContext,
  createElement,
  useContext,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react'
import { Icon, type IconName } from '../Icon/index.ts'
import { StateTitle } from './StateTitle.tsx'
import * as styles from './states.css.ts'

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The missing content, in a sentence. */
  title: ReactNode
  /** The next step for the player. */
  text?: ReactNode
  /** Makes the title a heading: 1 if the state is the whole page. */
  headingLevel?: 1 | 2 | 3
  icon?: IconName
  /** Replaces the brand's picture or the icon. */
  picture?: ReactNode
  action?: ReactNode
}

const BrandPicture = createContext<ReactNode>(undefined)

const OwnState = createContext<ComponentType<EmptyStateProps>>(PlainState)

export interface EmptyPictureProviderProps {
  /** Replaces the icon of every empty state. */
  picture: ReactNode
  /** Returns the component to render for every empty state: the original or a replacement. */
  partOf?: (name: 'emptyState', Original: ComponentType<EmptyStateProps>) => ComponentType<EmptyStateProps>
  children: ReactNode
}

/** Gives every empty state below it a brand's picture or component. */
export function EmptyPictureProvider({ picture, partOf, children }: EmptyPictureProviderProps) {
  const state = partOf?.('emptyState', PlainState) ?? PlainState
  return (
    <BrandPicture value={picture}>
      <OwnState value={state}>{children}</OwnState>
    </BrandPicture>
  )
}

/** A state without content that is not an error. */
export function EmptyState(props: EmptyStateProps) {
  return createElement(useContext(OwnState), props)
}

function PlainState({
  title,
  text,
  icon = 'list',
  picture,
  action,
  headingLevel,
  className,
  ...rest
}: EmptyStateProps) {
  const brand = useContext(BrandPicture)
  const shown = picture ?? brand
  return (
    <div data-kit="state empty-state" className={clsx(styles.state, className)} {...rest}>
      {shown === undefined ? (
        <span data-part="state-picture" className={styles.picture}>
          <Icon name={icon} size="large" />
        </span>
      ) : (
        <div data-part="state-picture" className={styles.drawn}>
          {shown}
        </div>
      )}
      <StateTitle level={headingLevel}>{title}</StateTitle>
      {text !== undefined && (
        <p data-part="state-text" className={styles.text}>
          {text}
        </p>
      )}
      {action !== undefined && (
        <div data-part="state-action" className={styles.action}>
          {action}
        </div>
      )}
    </div>
  )
}
