import type { User } from '@kit/sdk/contract'
import { profileQuery } from '@kit/sdk/query'
import {
  Avatar,
  Card,
  Inline,
  List,
  momentText,
  Money,
  Section,
  SiteLink,
  StatusTag,
  useLocale,
  useMessage,
  type MessageId,
} from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAccountServices } from '../accountContext.ts'
import { DevicesSection } from '../devices/DevicesSection.tsx'
import { AccountPage } from '../pages/AccountPage.tsx'
import { Answer } from '../pages/Answer.tsx'
import { isGeneratedMail } from '../register/generatedMail.ts'

/** Source: ROUTE-043. */
export function ProfilePage() {
  return (
    <AccountPage titleId="account.profile">
      <Profile />
    </AccountPage>
  )
}

function Profile() {
  const { client } = useAccountServices().site.operator
  const profile = useQuery(profileQuery(client))
  return (
    <>
      <Answer query={profile} height="420px">
        {(user) => <Facts user={user} />}
      </Answer>
      <Ways user={profile.data} />
      <DevicesSection />
    </>
  )
}

function Facts({ user }: { user: User }) {
  const message = useMessage()
  const locale = useLocale()
  const verified = (isVerified: boolean | undefined) => (
    <StatusTag tone={isVerified ? 'success' : 'neutral'}>
      {message(isVerified ? 'account.profile.verified' : 'account.profile.notVerified')}
    </StatusTag>
  )
  const email = isGeneratedMail(user.email) ? '' : user.email
  const caps = (['session', 'bookmaker', 'betfair'] as const).filter((type) => user.stakeCaps[type])
  return (
    <Section title={message('account.profile.facts')}>
      <Inline gap="medium">
        <Avatar name={user.fullName || user.userName} size="large" />
        <strong>{user.fullName || user.userName}</strong>
        {user.isDemo && <StatusTag tone="accent">{message('account.profile.demo')}</StatusTag>}
      </Inline>
      <Card padded={false}>
        <List.Root>
          <Fact labelId="account.profile.userName">{user.userName}</Fact>
          <Fact labelId="account.profile.fullName">{user.fullName || message('account.profile.none')}</Fact>
          <Fact labelId="account.profile.email" end={email && verified(user.isEmailVerified)}>
            {email || message('account.profile.none')}
          </Fact>
          {user.betDelaySeconds > 0 && (
            <Fact labelId="account.profile.delay">
              {message('account.profile.seconds', { count: user.betDelaySeconds })}
            </Fact>
          )}
          {caps.map((type) => (
            <Fact key={type} labelId={`account.profile.cap.${type}`}>
              <Money minor={user.stakeCaps[type] ?? 0n} />
            </Fact>
          ))}
          <Fact labelId="account.profile.since">{momentText(user.createdAt, locale)}</Fact>
        </List.Root>
      </Card>
    </Section>
  )
}

function Fact({ labelId, end, children }: { labelId: MessageId; end?: ReactNode; children: ReactNode }) {
  const message = useMessage()
  return <List.Item text={message(labelId)} title={<bdi>{children}</bdi>} end={end} />
}

/** Pages of this site that belong to a player, in the order of the specification (A§2). */
const places: readonly { to: string; labelId: MessageId }[] = [
  { to: '/my-wallet', labelId: 'account.wallet' },
  { to: '/notification', labelId: 'account.notifications' },
  { to: '/awaiting-bonus', labelId: 'account.bonus' },
  { to: '/refer', labelId: 'account.refer' },
  { to: '/affiliates', labelId: 'account.affiliates' },
  { to: '/complain-box', labelId: 'account.complaint' },
  { to: '/safer-play', labelId: 'account.profile.care' },
]

function Ways({ user }: { user: User | undefined }) {
  const { site } = useAccountServices()
  const message = useMessage()
  return (
    <Section title={message('account.profile.more')}>
      <Card padded={false}>
        <List.Root>
          {site.hasPage('/secureauth') && (
            <Way
              to="/secureauth"
              labelId="account.profile.secure"
              textId={user?.hasSecondFactor ? 'account.profile.secure.on' : 'account.profile.secure.off'}
            />
          )}
          {places
            .filter(({ to }) => site.hasPage(to))
            .map((place) => (
              <Way key={place.to} {...place} />
            ))}
        </List.Root>
      </Card>
    </Section>
  )
}

function Way({ to, labelId, textId }: { to: string; labelId: MessageId; textId?: MessageId }) {
  const message = useMessage()
  return (
    <List.Item
      pressable
      title={<SiteLink to={to}>{message(labelId)}</SiteLink>}
      text={textId && message(textId)}
    />
  )
}
