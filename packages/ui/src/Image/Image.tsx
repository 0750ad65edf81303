'use client'
import { clsx } from 'clsx'
import { ImageOff } from 'lucide-react'
import { useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { DrawnIcon } from '../Icon/index.ts'
import * as styles from './image.css.ts'

export interface ImageProps extends ComponentPropsWithRef<'img'> {
  /** What it shows; an empty text for one that only decorates. */
  alt: string
  /** Width through height, e.g. 16 / 9: keeps the place free while it loads, so that nothing jumps. */
  ratio?: number
  /** Stands there when the picture does not come. */
  fallback?: ReactNode
}

type ImageState = 'loading' | 'loaded' | 'failed'

/** A picture with its place kept free and something to show when it does not come. Below the fold it loads late. */
export function Image(props: ImageProps) {
  // A picture that begins anew begins its states anew.
  return <OneImage key={props.src} {...props} />
}

function OneImage({ ratio, fallback, alt, className, style, onLoad, onError, ref, ...rest }: ImageProps) {
  const [state, setState] = useState<ImageState>('loading')
  // From a cache or a server's page it may have come, or failed, before anybody listened.
  const catchUp = (image: HTMLImageElement | null) => {
    if (image?.complete && image.src !== '') setState(image.naturalWidth > 0 ? 'loaded' : 'failed')
    if (typeof ref === 'function') return ref(image)
    if (ref) ref.current = image
  }
  return (
    <span
      data-state={state}
      className={clsx(styles.frame, className)}
      style={ratio === undefined ? style : { aspectRatio: ratio, ...style }}
    >
      {state === 'failed' ? (
        <span role={alt === '' ? undefined : 'img'} aria-label={alt || undefined} className={styles.fallback}>
          {fallback ?? <DrawnIcon name="picture" drawing={ImageOff} size="large" />}
        </span>
      ) : (
        <img
          ref={catchUp}
          alt={alt}
          loading="lazy"
          decoding="async"
          className={styles.picture}
          onLoad={(event) => {
            setState('loaded')
            onLoad?.(event)
          }}
          onError={(event) => {
            setState('failed')
            onError?.(event)
          }}
          {...rest}
        />
      )}
    </span>
  )
}
