import type { PlacedRegion } from './usePlacedRegions.ts'
import * as styles from './xray.css.ts'

export interface OutlinesProps {
  regions: readonly PlacedRegion[]
  chosen: string | null
  onChoose: (name: string) => void
}

export function Outlines({ regions, chosen, onChoose }: OutlinesProps) {
  return regions.map(({ name, left, top, width, height }) => (
    <div
      key={name}
      className={styles.outline}
      data-chosen={name === chosen || undefined}
      style={{ left, top, inlineSize: width, blockSize: height }}
    >
      <button type="button" className={styles.name} onClick={() => onChoose(name)}>
        {name}
      </button>
    </div>
  ))
}
