'use client'
import { casinoPictureWidths, type CasinoGame } from '@kit/sdk/contract'
import { CasinoIcon } from '@kit/ui'
import { useState } from 'react'
import { kindIcons } from './kindIcons.ts'
import { pictureRatio } from './gridGeometry.ts'
import * as styles from './picture.css.ts'

const sourcesOf = (set: string, format: 'avif' | 'webp'): string =>
  casinoPictureWidths
    .map((width) => `${set.replace('{width}', String(width)).replace('{format}', format)} ${width}w`)
    .join(', ')

/**
 * A game's picture in the size of its tile: its colour while loading, the icon of its kind if it fails. `width` in px.
 */
export function GamePicture({ game, width }: { game: CasinoGame; width: number }) {
  const [hasFailed, setFailed] = useState(false)
  const { picture, pictureSet, pictureColour, kind } = game
  const look = { aspectRatio: pictureRatio, ...(pictureColour !== '' && { backgroundColor: pictureColour }) }
  if (hasFailed || (picture === '' && pictureSet === ''))
    return (
      <span className={styles.none} style={look} data-tinted={pictureColour !== '' || undefined}>
        <CasinoIcon name={kindIcons[kind]} size="large" />
      </span>
    )
  const sizes = `${Math.ceil(width)}px`
  return (
    <picture className={styles.frame} style={look}>
      {pictureSet !== '' && <source type="image/avif" srcSet={sourcesOf(pictureSet, 'avif')} sizes={sizes} />}
      {pictureSet !== '' && <source type="image/webp" srcSet={sourcesOf(pictureSet, 'webp')} sizes={sizes} />}
      <img
        src={picture === '' ? undefined : picture}
        alt=""
        width={384}
        height={264}
        loading="lazy"
        decoding="async"
        className={styles.picture}
        onError={() => setFailed(true)}
      />
    </picture>
  )
}
