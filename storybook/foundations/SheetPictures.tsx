import type { Brand, BrandPictures } from '@kit/tokens'
import { Card, EmptyState, Picture, Section } from '@kit/ui'
import { useEffect, useState } from 'react'
import * as styles from './foundations.css.ts'

export function SheetPictures({ brand }: { brand: Brand }) {
  const [pictures, setPictures] = useState<BrandPictures>()
  useEffect(() => {
    let isWanted = true
    void brand.pictures().then((found) => isWanted && setPictures(found.pictures))
    return () => {
      isWanted = false
    }
  }, [brand])
  return (
    <Section title="Pictures">
      <div className={styles.columns}>
        <Card>
          <EmptyState picture={<Picture drawing={pictures?.empty} />} title="You have no open bets" />
        </Card>
        <Card>
          <EmptyState picture={<Picture drawing={pictures?.notFound} />} title="OPS! Page not found" />
        </Card>
        <Card>
          <EmptyState
            picture={<Picture drawing={pictures?.maintenance} />}
            title="Website is Under Maintenance"
          />
        </Card>
        {pictures?.slides.map(({ title, text, drawing }) => (
          <Card key={title}>
            <EmptyState picture={<Picture drawing={drawing} />} title={title} text={text} />
          </Card>
        ))}
      </div>
    </Section>
  )
}
