'use client'
import { clsx } from 'clsx'
import { ImageOff } from 'lucide-react'
import { useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { DrawnIcon } from '../Icon/index.ts'
import * as styles from './image.css.ts'

export interface ImageProps extends ComponentPropsWithRef<'img'> {
  /** Alternative text; empty for a decorative picture. */
  alt: string
  /** Width divided by height, e.g. 16 / 9: reserves the space while it loads, so that nothing shifts. */
  ratio?: number
  /** Shown when the picture fails to load. */
  fallback?: ReactNode
}

type ImageState = 'loading' | 'loaded' | 'failed'

/** A picture with reserved space and a fallback. Below the fold it loads lazily. */
export function Image(props: ImageProps) {
  // A new `src` remounts the image and so resets the loading state.
  return <OneImage key={props.src} {...props} />
}

function OneImage({ ratio, fallback, alt, className, style, onLoad, onError, ref, ...rest }: ImageProps) {
  const [state, setState] = useState<ImageState>('loading')
  // A cached or server-rendered picture may have loaded, or failed, before a listener was attached.
  const catchUp = (image: HTMLImageElement | null) => {
    if (image?.complete && image.src !== '') setState(image.naturalWidth > 0 ? 'loaded' : 'failed')
    if (typeof ref === 'function') return ref(image)
    if (ref) ref.current = image
  }
  return (
    <span
      data-kit="image"
      data-state={state}
      className={clsx(styles.frame, className)}
      style={ratio === undefined ? style : { aspectRatio: ratio, ...style }}
    >
      {state === 'failed' ? (
        <span
          role={alt === '' ? undefined : 'img'}
          aria-label={alt || undefined}
          data-part="image-fallback"
          className={styles.fallback}
        >
          {fallback ?? <DrawnIcon name="picture" drawing={ImageOff} size="large" />}
        </span>
      ) : (
        <img
          ref={catchUp}
          alt={alt}
          loading="lazy"
          decoding="async"
          data-part="image-picture"
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
