import { Button } from '@kit/ui'
import { useEffect, useRef, useState, type RefObject } from 'react'
import * as styles from './page.css.ts'

const themeOf = ({ dataset, dir }: HTMLElement) =>
  [
    `brand:${dataset['brand'] ?? 'aurora'}`,
    `mode:${dataset['mode'] ?? 'dark'}`,
    `direction:${dir || 'ltr'}`,
    `density:${dataset['density'] ?? 'own'}`,
    `colors:${dataset['colors'] ?? 'own'}`,
  ].join(';')

function useThemeAddress(): string {
  const root = document.documentElement
  const [theme, setTheme] = useState(() => themeOf(root))
  useEffect(() => {
    const watcher = new MutationObserver(() => setTheme(themeOf(root)))
    watcher.observe(root, {
      attributeFilter: ['data-brand', 'data-mode', 'data-density', 'data-colors', 'dir'],
    })
    return () => watcher.disconnect()
  }, [root])
  return theme
}

interface StoryFrameProps {
  id: string
  title: string
  height: number
  /** Default: the brand of the page around it. */
  brand?: string
  /**
   * True if it may take focus. A story that opens something would otherwise scroll this page to it, and close
   * what another opened.
   */
  isLive?: boolean
  /** Called with the body of the story's page whenever something in it changes. */
  onChange?: (body: HTMLElement) => void
}

/**
 * Returns true if an element is near the window. Otherwise, a page of forty stories would load forty pages at
 * once.
 */
function useIsNear(ref: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const watcher = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '300px' },
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [ref])
  return isNear
}

/** The story's page, visible after its theme is set. Before, it is white, whatever is around it. */
function Page({ id, title, brand, isLive = false, onChange }: Omit<StoryFrameProps, 'height'>) {
  const theme = useThemeAddress()
  const own = brand === undefined ? theme : theme.replace(/brand:[^;]*/, `brand:${brand}`)
  const [isDressed, setIsDressed] = useState(false)
  const watch = (frame: HTMLIFrameElement) => {
    const document = frame.contentDocument
    if (!document) return
    const { body, documentElement: root } = document
    const dress = () => setIsDressed(root.dataset['brand'] !== undefined)
    new MutationObserver(dress).observe(root, { attributeFilter: ['data-brand'] })
    dress()
    if (!onChange) return
    const run = () => onChange(body)
    // They end with the document that they watch.
    new MutationObserver(run).observe(body, { childList: true, subtree: true })
    document.fonts.addEventListener('loadingdone', run)
    for (const moved of ['scroll', 'transitionend', 'animationend'])
      document.addEventListener(moved, run, true)
    run()
  }
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this very Storybook, which this one reads
    <iframe
      title={title}
      inert={!isLive}
      src={`iframe.html?id=${id}&viewMode=story&globals=${own}`}
      className={styles.frame}
      data-dressed={isDressed ? '' : undefined}
      onLoad={({ currentTarget }) => watch(currentTarget)}
    />
  )
}

function Framed({ height, ...page }: StoryFrameProps) {
  const around = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(around)
  return (
    <div ref={around} style={{ blockSize: height }}>
      {isNear && <Page {...page} />}
    </div>
  )
}

/** A story in a separate frame, because floating and opened content would cover this page. */
export const StoryFrame = (props: StoryFrameProps) =>
  // A server that renders the page has no theme.
  typeof document === 'undefined' ? <span data-story={props.id} /> : <Framed {...props} />

/** A story that is played, or can be tried. It is loaded on request. */
export function PressedFrame({ label, ...frame }: Omit<StoryFrameProps, 'isLive'> & { label: string }) {
  const [isShown, setIsShown] = useState(false)
  if (isShown) return <StoryFrame {...frame} isLive />
  return (
    <div className={styles.waiting}>
      <Button size="small" onClick={() => setIsShown(true)}>
        {label}
      </Button>
    </div>
  )
}
