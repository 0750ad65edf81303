import { Link } from '@kit/ui'
import { linkedWords } from './linkedWords.ts'

/** The link triggers an action on this page; without `onPress`, the sentence is plain text. */
export function LinkedWords({ text, onPress }: { text: string; onPress?: (() => void) | undefined }) {
  const [before, link, after] = linkedWords(text)
  if (!onPress) return `${before}${link}${after}`
  return (
    <>
      {before}
      <Link asChild>
        <button type="button" onClick={onPress}>
          {link}
        </button>
      </Link>
      {after}
    </>
  )
}
