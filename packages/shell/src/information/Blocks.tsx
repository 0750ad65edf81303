import { Link, SiteLink } from '@kit/ui'
import type { Block } from './informationDocument.ts'
import { piecesOf } from './inlineText.ts'
import * as styles from './information.css.ts'

function Words({ of }: { of: string }) {
  return piecesOf(of).map(({ words, to }) =>
    to === undefined ? (
      words
    ) : (
      <Link key={`${words} ${to}`} asChild>
        <SiteLink to={to}>{words}</SiteLink>
      </Link>
    ),
  )
}

function Items({ of }: { of: readonly string[] }) {
  return of.map((item) => (
    <li key={item}>
      <Words of={item} />
    </li>
  ))
}

function BlockOf({ block }: { block: Block }) {
  if (typeof block === 'string')
    return (
      <p>
        <Words of={block} />
      </p>
    )
  if ('list' in block)
    return (
      <ul className={styles.list}>
        <Items of={block.list} />
      </ul>
    )
  return (
    <ol className={styles.steps}>
      <Items of={block.steps} />
    </ol>
  )
}

export function Blocks({ of }: { of: readonly Block[] }) {
  return of.map((block) => <BlockOf key={JSON.stringify(block)} block={block} />)
}
