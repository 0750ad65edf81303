import { listRules, type RulesItem } from '@kit/sdk/contract'
import { queryOf } from '@kit/sdk/query'
import { EmptyState, ErrorState, MoreMessages, Skeleton, useMessage, VisuallyHidden } from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { useSite } from '../siteContext.ts'
import { anchorsOf } from './anchorsOf.ts'
import { FoldedSections } from './FoldedSections.tsx'
import { InformationFrame } from './InformationFrame.tsx'
import { informationMessages } from './messages.ts'
import * as styles from './information.css.ts'

/** The rules of betting: an accordion of the operator's static file (SHELL-091, SHELL-092). */
export function RulesPage({ isPanel }: { isPanel?: boolean }) {
  return (
    <MoreMessages messages={informationMessages}>
      <InformationFrame name="rules" sections={[]} isPanel={isPanel}>
        <Introduction />
        <Rules />
      </InformationFrame>
    </MoreMessages>
  )
}

function Rules() {
  const message = useMessage()
  const { client } = useSite().services.operator
  const { data, isPending, isError, isFetching, refetch } = useQuery(queryOf(client, listRules, {}))
  if (isPending) return <Placeholder />
  if (isError)
    return (
      <ErrorState
        title={message('information.rules.failed')}
        text={message('information.rules.failed.text')}
        labels={{ retry: message('information.retry') }}
        loading={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (data.length === 0) return <EmptyState icon="list" title={message('information.rules.none')} />
  const anchors = anchorsOf(data.map(({ title }) => title))
  return (
    <FoldedSections
      language="en"
      sections={data.map(({ title, content }, index) => ({
        id: anchors[index]!,
        heading: title,
        body: <Lines of={content} />,
      }))}
    />
  )
}

function Introduction() {
  return <p className={styles.introduction}>{useMessage()('information.rules.introduction')}</p>
}

function Lines({ of }: { of: RulesItem['content'] }) {
  const keys = anchorsOf(of.map(({ message }) => message))
  return (
    <div className={styles.body} lang="en" dir="auto">
      {of.map(({ message, isBold, color }, index) => (
        <p
          key={keys[index]}
          className={styles.line}
          data-bold={isBold || undefined}
          data-colored={color !== '' || undefined}
          style={color === '' ? undefined : ({ '--line-color': color } as CSSProperties)}
        >
          {message}
        </p>
      ))}
    </div>
  )
}

const placeholders = Array.from({ length: 10 }, (_, index) => index)

function Placeholder() {
  const message = useMessage()
  return (
    <div role="status" className={styles.sections}>
      <VisuallyHidden>{message('information.rules.loading')}</VisuallyHidden>
      <Skeleton className={styles.placeholderButton} />
      {placeholders.map((index) => (
        <Skeleton key={index} className={styles.placeholderRow} />
      ))}
    </div>
  )
}
