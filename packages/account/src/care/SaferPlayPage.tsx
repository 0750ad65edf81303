import { getCare, type Care } from '@kit/sdk/contract'
import { profileQuery, queryOf } from '@kit/sdk/query'
import {
  Banner,
  Button,
  Card,
  ErrorState,
  List,
  momentText,
  PageFrame,
  Section,
  SiteLink,
  Skeleton,
  useLocale,
  useMessage,
} from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { BreakSection } from './BreakSection.tsx'
import * as styles from './care.css.ts'
import { useCare, useIsPlayer } from './careContext.ts'
import { hoursText } from './careWords.ts'
import { DepositQuestion } from './DepositQuestion.tsx'
import { HistorySection } from './HistorySection.tsx'
import { LimitsSection } from './LimitsSection.tsx'
import { RealityCheckSection } from './RealityCheckSection.tsx'

/** Page for everyone to read, and for players to set. */
export function SaferPlayPage() {
  const message = useMessage()
  return (
    <PageFrame title={message('care.title')} className={styles.page}>
      {useIsPlayer() ? <Own /> : <LogInFirst />}
      <Available />
    </PageFrame>
  )
}

function LogInFirst() {
  const { site } = useCare()
  const message = useMessage()
  return (
    <Banner
      action={
        site.canRequest('login') && (
          <Button
            size="small"
            tone="accent"
            onClick={() => site.request('login', { returnTo: '/safer-play' })}
          >
            {message('care.login')}
          </Button>
        )
      }
    >
      {message('care.about')}
    </Banner>
  )
}

function Available() {
  const { site, profile } = useCare()
  const message = useMessage()
  const tools = [
    ['limits', 'page'],
    ['timeOut', 'page'],
    ['exclusion', 'page'],
    ['check', 'page'],
    ...(profile.hasSessionClock ? ([['clock', 'everywhere']] as const) : []),
    ...(profile.demands.sessionHours > 0 ? ([['end', 'everywhere']] as const) : []),
    ...(site.canRequest('profitReport.open') ? ([['report', 'menu']] as const) : []),
  ] as const
  return (
    <Section title={message('care.available')}>
      <Card padded={false}>
        <List.Root>
          {tools.map(([tool, where]) => (
            <List.Item
              key={tool}
              title={message(`care.available.${tool}`)}
              text={message(`care.available.${tool}.text`, {
                time: hoursText(message, profile.demands.sessionHours),
              })}
              // Keeps the text on one line in a narrow row.
              end={
                <span className={styles.quiet}>
                  {message(`care.where.${where}`).replaceAll(' ', '\u00a0')}
                </span>
              }
            />
          ))}
          {site.hasPage('/responsible-gambling') && (
            <List.Item
              pressable
              title={<SiteLink to="/responsible-gambling">{message('care.available.help')}</SiteLink>}
            />
          )}
        </List.Root>
      </Card>
    </Section>
  )
}

function Own() {
  const { site } = useCare()
  const message = useMessage()
  const { client } = site.operator
  const query = useQuery(queryOf(client, getCare, {}))
  const { data: user } = useQuery(profileQuery(client))
  if (user?.isDemo) return <Banner>{message('care.demo')}</Banner>
  if (query.data)
    return (
      <>
        <Breaks care={query.data} />
        <DepositQuestion waitsFor={query.data.depositWaitsFor} />
        <LimitsSection limits={query.data.limits} />
        <BreakSection />
        <RealityCheckSection minutes={query.data.realityCheckMinutes} />
        <HistorySection />
      </>
    )
  if (query.isError)
    return (
      <ErrorState
        title={message('care.failed')}
        labels={{ retry: message('care.retry') }}
        loading={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  return (
    <div role="status" aria-busy aria-label={message('care.loading')}>
      <Skeleton shape="block" height="640px" />
    </div>
  )
}

function Breaks({ care: { timeOutUntil, excludedUntil } }: { care: Care }) {
  const message = useMessage()
  const locale = useLocale()
  return (
    <>
      {excludedUntil !== null && (
        <Banner tone="warning">
          {message('care.until.exclusion', { time: momentText(excludedUntil, locale) })}
        </Banner>
      )}
      {timeOutUntil !== null && (
        <Banner tone="warning">
          {message('care.until.timeOut', { time: momentText(timeOutUntil, locale) })}
        </Banner>
      )}
    </>
  )
}
