import {
  Avatar,
  Badge,
  Banner,
  Button,
  Card,
  Checkbox,
  Chip,
  CopyButton,
  EmptyState,
  ErrorState,
  Flag,
  Grid,
  IconButton,
  Inline,
  Link,
  List,
  LiveDot,
  Money,
  OtpField,
  PageHeader,
  PasswordField,
  Progress,
  Select,
  Skeleton,
  Spinner,
  Stack,
  Stats,
  StatusTag,
  Stepper,
  Switch,
  Textarea,
  TextField,
} from '@kit/ui'
import type { ReactNode } from 'react'

/** Each shows a line of a component's rules. */
export interface RulePictures {
  right: ReactNode
  wrong: ReactNode
}

const shows = { hide: 'Hide', show: 'Show' }
const copies = { copy: 'Copy', copied: 'Copied', failed: 'It could not be copied' }
const steps = (...labels: string[]) => labels.map((label) => ({ id: label, label }))
const options = (...labels: string[]) => labels.map((label) => ({ value: label, label }))
const account = '50100 2219 4471'

/** Pictures of components whose rules are about appearance. The others have rules in text only. */
export const pictures: Readonly<Partial<Record<string, RulePictures>>> = {
  Button: {
    right: (
      <Inline gap="small">
        <Button tone="action">Place Bet</Button>
        <Button tone="ghost">Clear all</Button>
      </Inline>
    ),
    wrong: (
      <Inline gap="small">
        <Button tone="action">Place Bet</Button>
        <Button tone="action">Clear all</Button>
        <Button tone="danger">Cancel</Button>
      </Inline>
    ),
  },
  Link: {
    right: <Link href="#rules">Rules of this market</Link>,
    wrong: (
      <span>
        For the rules <Link href="#rules">click here</Link>
      </span>
    ),
  },
  IconButton: {
    right: (
      <Inline gap="small">
        <IconButton icon="favourite" label="Favourite" aria-pressed />
        <IconButton icon="close" label="Close" />
      </Inline>
    ),
    wrong: (
      <Inline gap="small">
        <IconButton icon="info" label="Cash out" />
        <IconButton icon="info" label="Rules" />
      </Inline>
    ),
  },
  CopyButton: {
    right: (
      <Inline gap="small" align="center">
        <span>{account}</span>
        <CopyButton text={account} labels={copies} size="small" />
      </Inline>
    ),
    wrong: <CopyButton text={account} labels={copies} size="small" />,
  },
  Chip: {
    right: (
      <Inline gap="small">
        <Chip>+500</Chip>
        <Chip>+1000</Chip>
        <Chip>+5000</Chip>
      </Inline>
    ),
    wrong: (
      <Inline gap="small">
        {[100, 200, 500, 1000, 2000, 5000, 10_000, 25_000, 50_000].map((stake) => (
          <Chip key={stake}>+{stake}</Chip>
        ))}
      </Inline>
    ),
  },
  List: {
    right: (
      <List.Root>
        <List.Item title={<Link href="#bet">River Kings</Link>} text="Match Odds" end="2,000.00" pressable />
      </List.Root>
    ),
    wrong: (
      <List.Root>
        <List.Item
          title={<Link href="#bet">River Kings</Link>}
          text="2,000.00"
          end={
            <Inline gap="tiny">
              <Button size="small">Open</Button>
              <Button size="small">Cancel</Button>
            </Inline>
          }
          pressable
        />
      </List.Root>
    ),
  },
  Stats: {
    right: (
      <Stats.Root>
        <Stats.Stat label="Profit" value={<Money minor={125_050n} kind="result" />} />
        <Stats.Stat label="Staked" value={<Skeleton width="6em" />} />
      </Stats.Root>
    ),
    wrong: (
      <Stats.Root>
        <Stats.Stat label="Profit" value="1250.5" />
        <Stats.Stat label="Staked" value="…" />
      </Stats.Root>
    ),
  },
  Money: {
    right: <Money minor={-125_050n} kind="result" />,
    wrong: <Link href="#profit">-1250.5</Link>,
  },
  Badge: {
    right: (
      <Inline gap="small" align="center">
        Open bets <Badge count={3} label="3 open bets" />
      </Inline>
    ),
    wrong: (
      <Inline gap="small" align="center">
        Open bets <StatusTag>0</StatusTag>
      </Inline>
    ),
  },
  LiveDot: {
    right: (
      <Inline gap="small" align="center">
        <LiveDot state="stale" />
        Prices of 14:03
      </Inline>
    ),
    wrong: <LiveDot state="stale" label="Old" />,
  },
  StatusTag: {
    right: <StatusTag tone="success">Matched</StatusTag>,
    wrong: (
      <Inline gap="small">
        <StatusTag tone="success">Matched</StatusTag>
        <StatusTag tone="accent">Matched</StatusTag>
      </Inline>
    ),
  },
  Avatar: {
    right: (
      <Inline gap="small" align="center">
        <Avatar name="Asha Rao" />
        Asha Rao
      </Inline>
    ),
    wrong: <Avatar name="Asha Rao" />,
  },
  Flag: {
    right: (
      <Inline gap="small" align="center">
        <Flag country="in" />
        India, +91
      </Inline>
    ),
    wrong: <Flag country="in" />,
  },
  Banner: {
    right: (
      <Banner tone="warning" action={<Button size="small">Add an account</Button>}>
        You have no account to withdraw to.
      </Banner>
    ),
    wrong: <Banner tone="danger">The new season has begun.</Banner>,
  },
  Progress: {
    right: (
      <Stack gap="tiny">
        <span>Sending the receipt</span>
        <Progress label="Sending the receipt" value={60} />
      </Stack>
    ),
    wrong: <Progress label="Work" value={60} />,
  },
  Skeleton: {
    right: (
      <Stack gap="small">
        <Skeleton width="60%" />
        <Inline gap="small">
          <Skeleton shape="block" width="64px" height="44px" />
          <Skeleton shape="block" width="64px" height="44px" />
        </Inline>
      </Stack>
    ),
    wrong: <Skeleton shape="block" width="100%" height="160px" />,
  },
  Spinner: {
    right: (
      <Button tone="action" loading>
        Place Bet
      </Button>
    ),
    wrong: (
      <Inline gap="large">
        <Spinner label="Loading" />
        <Spinner label="Loading" />
      </Inline>
    ),
  },
  EmptyState: {
    right: (
      <EmptyState
        title="You have no open bets"
        text="A bet that is placed stands here until it is settled."
        action={<Button>See what is in play</Button>}
      />
    ),
    wrong: <EmptyState title="No data" />,
  },
  ErrorState: {
    right: (
      <ErrorState
        title="The bets could not be loaded"
        text="Check your connection."
        labels={{ retry: 'Try again' }}
        onRetry={() => {}}
      />
    ),
    wrong: <ErrorState title="Error 503" text="We are sorry." />,
  },
  TextField: {
    right: <TextField label="User name" hint="5 to 24 letters or digits" />,
    wrong: <TextField label="" placeholder="User name" error="Invalid" />,
  },
  PasswordField: {
    right: <PasswordField label="New password" labels={shows} hint="8 characters or more" />,
    wrong: (
      <Stack gap="small">
        <PasswordField label="New password" labels={shows} />
        <PasswordField label="Repeat it" labels={shows} />
      </Stack>
    ),
  },
  OtpField: {
    right: <OtpField label="Code" hint="Sent to the number that ends in 41" digits={6} />,
    wrong: (
      <Inline gap="tiny">
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <div key={place} style={{ inlineSize: '3rem' }}>
            <TextField label="" />
          </div>
        ))}
      </Inline>
    ),
  },
  Select: {
    right: (
      <Select
        label="Bank"
        placeholder="Choose your bank"
        defaultValue=""
        options={options('Coast Bank', 'Hill Bank', 'River Bank')}
      />
    ),
    wrong: <Select label="Go to" options={options('Open bets', 'Results', 'Rules')} />,
  },
  Checkbox: {
    right: <Checkbox label="I am 18 or older" />,
    wrong: <Checkbox label="Do not send me news" defaultChecked />,
  },
  Switch: {
    right: <Switch label="Quick bet" defaultChecked />,
    wrong: <Switch label="Quick bet is on" />,
  },
  Textarea: {
    right: (
      <Textarea
        label="What happened?"
        hint="Support reads it"
        maxLength={200}
        labels={{ left: (count) => `${count} characters left` }}
      />
    ),
    wrong: <Textarea label="Text" rows={1} style={{ resize: 'none', blockSize: '2.5rem' }} />,
  },
  Card: {
    right: <Card padded>A deposit by UPI: up to 50,000 a day</Card>,
    wrong: (
      <Card padded>
        <Card padded>
          <Card padded>A deposit by UPI</Card>
        </Card>
      </Card>
    ),
  },
  PageHeader: {
    right: <PageHeader title="River Kings v Harbour Hawks" facts="Cricket · 14:00" />,
    wrong: (
      <PageHeader
        title="River Kings v Harbour Hawks"
        facts={<Button size="small">Add to favourites</Button>}
      />
    ),
  },
  Stack: {
    right: (
      <Stack gap="small">
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </Stack>
    ),
    wrong: (
      <Stack gap="small">
        <Skeleton />
        <Skeleton style={{ marginBlockStart: '32px' }} />
        <Skeleton />
      </Stack>
    ),
  },
  Inline: {
    right: (
      <Inline gap="small" justify="between">
        <b>Open bets</b>
        <Button size="small">See all</Button>
      </Inline>
    ),
    wrong: (
      <div style={{ display: 'flex', inlineSize: '11rem', overflow: 'hidden', gap: '8px' }}>
        <b style={{ whiteSpace: 'nowrap' }}>Open bets of today</b>
        <Button size="small">See all</Button>
      </div>
    ),
  },
  Grid: {
    right: (
      <Grid gap="small" column="small">
        {['Dice', 'Roulette', 'Crash'].map((game) => (
          <Card key={game} padded>
            {game}
          </Card>
        ))}
      </Grid>
    ),
    wrong: (
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: '4px' }}>
        {['Dice', 'Roulette', 'Crash', 'Cards', 'Wheel', 'Lotto'].map((game) => (
          <Card key={game} style={{ overflow: 'hidden' }}>
            {game}
          </Card>
        ))}
      </div>
    ),
  },
  Stepper: {
    right: (
      <Stepper steps={steps('Amount', 'Method', 'Receipt')} current="Method" labels={{ done: 'done' }} />
    ),
    wrong: <Stepper steps={steps('1', '2')} current="2" labels={{ done: 'done' }} />,
  },
}
