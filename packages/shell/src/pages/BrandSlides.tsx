import { useFlag } from '@kit/sdk/react'
import type { Slide } from '@kit/tokens'
import { Carousel, Image, MoreMessages, Picture, Skeleton, useMessage } from '@kit/ui'
import { slideMessages } from './slideMessages.ts'
import * as styles from './slides.css.ts'
import { useBrandPictures } from './useBrandPictures.ts'

/** Time that a slide stays, in ms. */
const readMs = 8_000

const drawnSlide = ({ title, text, drawing }: Slide) => (
  <div key={title} className={styles.slide}>
    <div className={styles.words}>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
    </div>
    <Picture className={styles.picture} drawing={drawing} />
  </div>
)

const pictureSlide = (address: string) => (
  <Image key={address} className={styles.slide} src={address} alt="" />
)

function Slides() {
  const message = useMessage()
  const pictures = useFlag('theme.slideShow')
  const drawn = useBrandPictures()?.slides
  if (!drawn && pictures.length === 0) return <Skeleton shape="block" height="14rem" />
  const slides = pictures.length > 0 ? pictures.map(pictureSlide) : drawn?.map(drawnSlide)
  if (!slides?.length) return null
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
      {slides}
    </Carousel>
  )
}

/** The operator's slides, else the brand's: one at a time, between the lists. */
export default function BrandSlides() {
  return (
    <MoreMessages messages={slideMessages}>
      <Slides />
    </MoreMessages>
  )
}
