import { Carousel, MoreMessages, Picture, Skeleton, useMessage } from '@kit/ui'
import { slideMessages } from './slideMessages.ts'
import * as styles from './slides.css.ts'
import { useBrandPictures } from './useBrandPictures.ts'

/** How long a slide stays, in ms. */
const readMs = 8_000

function Slides() {
  const message = useMessage()
  const slides = useBrandPictures()?.slides
  if (!slides) return <Skeleton shape="block" height="14rem" />
  if (slides.length === 0) return null
  return (
    <Carousel
      aria-label={message('shell.slides')}
      everyMs={readMs}
      labels={{
        previous: message('shell.slides.previous'),
        next: message('shell.slides.next'),
        pause: message('shell.slides.pause'),
        play: message('shell.slides.play'),
        slide: (number, of) => message('shell.slides.place', { number, of }),
      }}
    >
      {slides.map(({ title, text, drawing }) => (
        <div key={title} className={styles.slide}>
          <div className={styles.words}>
            <p className={styles.title}>{title}</p>
            <p className={styles.text}>{text}</p>
          </div>
          <Picture className={styles.picture} drawing={drawing} />
        </div>
      ))}
    </Carousel>
  )
}

/** The brand's slides between the lists, one at a time. A site's team puts its own in the brand's pictures. */
export default function BrandSlides() {
  return (
    <MoreMessages messages={slideMessages}>
      <Slides />
    </MoreMessages>
  )
}
