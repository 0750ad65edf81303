import { vars } from '@kit/tokens'
import {
  Banner,
  Button,
  Card,
  Chip,
  EmptyState,
  ErrorState,
  Grid,
  IconButton,
  Inline,
  Link,
  LiveDot,
  Money,
  Odds,
  PasswordField,
  Progress,
  SearchField,
  Select,
  Skeleton,
  Stack,
  StatusTag,
  Stepper,
  Switch,
  TextField,
} from '@kit/ui'
import type { ReactNode } from 'react'
import type { RulePictures } from '../pictures.tsx'

const shows = { hide: 'Hide', show: 'Show' }
const steps = (...labels: string[]) => labels.map((label) => ({ id: label, label }))

const Row = ({ start, children }: { start: ReactNode; children: ReactNode }) => (
  <Inline gap="small" justify="between" align="center">
    <span>{start}</span>
    <Inline gap="tiny" align="center">
      {children}
    </Inline>
  </Inline>
)

/** A price as a market draws it. */
const Price = ({ side, odds, below }: { side: 'back' | 'lay'; odds: number; below?: string }) => (
  <span
    style={{
      display: 'inline-grid',
      justifyItems: 'center',
      padding: '4px 14px',
      borderRadius: vars.radius.small,
      background: side === 'back' ? vars.market.back : vars.market.lay,
      color: side === 'back' ? vars.market.onBack : vars.market.onLay,
    }}
  >
    <Odds hundredths={odds} />
    {below !== undefined && <small>{below}</small>}
  </span>
)

const Result = ({ minor }: { minor: bigint }) => <Money minor={minor} kind="result" />

const england = (
  <Row start="England">
    <Price side="back" odds={122} />
    <Price side="lay" odds={123} />
  </Row>
)

/** The rules of parts of features as pictures. Each draws what a line of its rules says. */
export const screenPictures: Readonly<Partial<Record<string, RulePictures>>> = {
  MarketGrid: {
    right: (
      <Row
        start={
          <>
            England <Result minor={22_000n} />
          </>
        }
      >
        <Price side="back" odds={122} />
        <Price side="lay" odds={123} />
      </Row>
    ),
    wrong: (
      <Row start="England">
        <Odds hundredths={122} />
        <Button size="small">Back</Button>
      </Row>
    ),
  },
  Extremes: {
    right: (
      <Inline gap="small" justify="between" align="center" wrap={false}>
        <span>Northern Lantern of the Long Meadow and the Hills</span>
        <Price side="back" odds={420} />
      </Inline>
    ),
    wrong: (
      <Row
        start={<small style={{ fontSize: '8px' }}>Northern Lantern of the Long Meadow and the Hills</small>}
      >
        <Price side="back" odds={420} />
      </Row>
    ),
  },
  SessionTable: {
    right: (
      <Row start="6 over runs">
        <Price side="lay" odds={4500} below="at 100" />
        <Price side="back" odds={4700} below="at 100" />
      </Row>
    ),
    wrong: (
      <Row start="6 over runs">
        <Price side="back" odds={100} />
        <Price side="lay" odds={100} />
      </Row>
    ),
  },
  Ladder: {
    right: (
      <Stack gap="tiny">
        <Row start="1.23">
          <Price side="lay" odds={123} />
        </Row>
        <Row start="1.22">
          <Price side="back" odds={122} />
        </Row>
        <Row start="1.21">
          <StatusTag tone="accent">Your order: 500.00</StatusTag>
        </Row>
      </Stack>
    ),
    wrong: (
      <Stack gap="tiny">
        <Row start="The best price jumps here">
          <Price side="back" odds={122} />
        </Row>
      </Stack>
    ),
  },
  EventScreen: {
    right: (
      <Stack gap="small">
        <Inline gap="tiny">
          <Chip selected>All</Chip>
          <Chip>Odds</Chip>
          <Chip>Sessions</Chip>
        </Inline>
        {england}
      </Stack>
    ),
    wrong: <Skeleton shape="block" height="96px" />,
  },
  EventBar: {
    right: (
      <Row start="Match Odds">
        <Result minor={-50_000n} />
        <Result minor={11_000n} />
      </Row>
    ),
    wrong: (
      <Row start="Match Odds">
        <span>110</span>
      </Row>
    ),
  },
  EventLists: {
    right: (
      <Stack gap="small">
        <b>In play</b>
        <EmptyState title="Nothing is being played" text="What comes next is below." />
      </Stack>
    ),
    wrong: (
      <Stack gap="small">
        <b>Upcoming</b>
        {england}
      </Stack>
    ),
  },
  EventRows: {
    right: (
      <Stack gap="small">
        <Inline gap="tiny">
          <Chip selected>Soccer</Chip>
          <Chip>Cricket</Chip>
        </Inline>
        <Row start="Leeds v Hull">
          <Price side="back" odds={250} />
          <Price side="lay" odds={254} />
        </Row>
      </Stack>
    ),
    wrong: (
      <Inline gap="tiny">
        <Chip selected>All sports</Chip>
      </Inline>
    ),
  },
  NextRaces: {
    right: (
      <Row start={<Link href="#race">Longmeadow 13:10</Link>}>
        <StatusTag tone="warning">in 0:42</StatusTag>
        <span>13:10</span>
      </Row>
    ),
    wrong: (
      <Row start={<Link href="#race">Longmeadow</Link>}>
        <span>0:42</span>
      </Row>
    ),
  },
  ScoreBoard: {
    right: (
      <Row start="England 57/3 (6.1)">
        <StatusTag tone="accent">Ball running</StatusTag>
      </Row>
    ),
    wrong: <Row start="England 57/3">{null}</Row>,
  },
  LivePicture: {
    right: (
      <Card padded>
        <Row start="Netherlands v England">
          <IconButton icon="close" size="small" label="Close the picture" />
        </Row>
      </Card>
    ),
    wrong: (
      <Card padded>
        <Button tone="action" fullWidth disabled>
          Place B…
        </Button>
      </Card>
    ),
  },
  SportsBookScreen: {
    right: (
      <ErrorState
        title="The sports book does not answer"
        text="It takes longer than usual."
        labels={{ retry: 'Try again' }}
        onRetry={() => {}}
      />
    ),
    wrong: <Skeleton shape="block" height="120px" />,
  },
  BetSlip: {
    right: (
      <Stack gap="small">
        <Row start="Profit">
          <Money minor={22_000n} />
        </Row>
        <Row start="Liability">
          <Money minor={100_000n} />
        </Row>
        <Button tone="action" fullWidth>
          Place Bet
        </Button>
      </Stack>
    ),
    wrong: (
      <Button tone="action" fullWidth>
        Place Bet
      </Button>
    ),
  },
  SeveralSlip: {
    right: (
      <Stack gap="small">
        <Row start="Back England">
          <StatusTag tone="success">Placed</StatusTag>
        </Row>
        <Row start="Lay Netherlands">
          <StatusTag tone="danger">Refused</StatusTag>
        </Row>
      </Stack>
    ),
    wrong: <Banner tone="danger">Not all bets were placed.</Banner>,
  },
  PlacedLine: {
    right: (
      <Stack gap="small">
        <span>Placed: Back England at 2.04, asked for 2.02</span>
        <Inline gap="small">
          <Button size="small">Repeat</Button>
          <Button size="small">Lay off</Button>
        </Inline>
      </Stack>
    ),
    wrong: (
      <Card padded>
        <Stack gap="small">
          <b>Success!</b>
          <Button tone="action" fullWidth>
            OK
          </Button>
        </Stack>
      </Card>
    ),
  },
  QuickBetBar: {
    right: (
      <Row start="Quick bet: 2,000.00 a tap">
        <Button size="small">Turn off</Button>
      </Row>
    ),
    wrong: (
      <Row start={<LiveDot state="live" label="Quick" />}>
        <IconButton icon="close" size="small" label="Close" />
      </Row>
    ),
  },
  Keys: {
    right: (
      <Stack gap="small">
        <Row start={<kbd>B</kbd>}>back the runner</Row>
        <Row start={<kbd>L</kbd>}>lay the runner</Row>
      </Stack>
    ),
    wrong: <Row start={<kbd>B</kbd>}>{null}</Row>,
  },
  CashOut: {
    right: (
      <Stack gap="small">
        <Row start="At worst">
          <Result minor={-50_730n} />
        </Row>
        <Button tone="action" fullWidth>
          Cash out −507.30
        </Button>
      </Stack>
    ),
    wrong: (
      <Button tone="action" fullWidth>
        Cash out
      </Button>
    ),
  },
  OpenBetsPanel: {
    right: (
      <Row start="Back England at 2.02">
        <Money minor={50_000n} />
        <Result minor={51_000n} />
      </Row>
    ),
    wrong: (
      <Row start="England">
        <span>510</span>
      </Row>
    ),
  },
  StakeEditor: {
    right: <TextField label="Stake 2" error="Whole points from 1 to 100,000,000" />,
    wrong: (
      <Stack gap="small">
        <TextField label="Stake 2" />
        <Banner tone="danger">Something is wrong.</Banner>
      </Stack>
    ),
  },
  LoginForm: {
    right: (
      <Stack gap="small">
        <TextField label="User name" error="Enter your user name." />
        <Button tone="action" fullWidth>
          Login
        </Button>
      </Stack>
    ),
    wrong: (
      <Stack gap="small">
        <TextField label="User name" />
        <Button tone="action" fullWidth disabled>
          Login
        </Button>
      </Stack>
    ),
  },
  Register: {
    right: <PasswordField label="Password" labels={shows} hint="8 characters or more, one of them a digit" />,
    wrong: <PasswordField label="Password" labels={shows} error="Too weak" />,
  },
  ForgotPassword: {
    right: (
      <Stack gap="small">
        <TextField label="Mobile No." />
        <Button tone="action" fullWidth>
          Send OTP
        </Button>
      </Stack>
    ),
    wrong: <TextField label="Mobile No." error="This number has no account" />,
  },
  ChangePassword: {
    right: (
      <Stack gap="small">
        <Button tone="action" fullWidth>
          Change Password
        </Button>
        <Button fullWidth>Logout</Button>
      </Stack>
    ),
    wrong: (
      <Inline gap="small" justify="between" align="center">
        <b>Change Password</b>
        <Button size="small" tone="ghost">
          Skip
        </Button>
      </Inline>
    ),
  },
  SecureAuth: {
    right: (
      <Stack gap="small">
        <PasswordField label="Password" labels={shows} />
        <Button tone="action">Set up</Button>
      </Stack>
    ),
    wrong: <Switch label="Two-step login" defaultChecked />,
  },
  SaferPlay: {
    right: (
      <Stack gap="small">
        <span>1,200.00 of 5,000.00 used</span>
        <Progress label="Deposits, a day" value={24} />
        <small>9,000.00 waits for a day</small>
      </Stack>
    ),
    wrong: <Banner tone="success">Your limit is higher now.</Banner>,
  },
  Header: {
    right: (
      <Inline gap="small">
        <Button size="small">Register</Button>
        <Button size="small" tone="accent">
          Login
        </Button>
      </Inline>
    ),
    wrong: (
      <Inline gap="small">
        <Button size="small" tone="action">
          Register
        </Button>
        <Button size="small" tone="action">
          Login
        </Button>
      </Inline>
    ),
  },
  BalanceFigures: {
    right: (
      <Row start="Bal">
        <Skeleton width="6em" />
      </Row>
    ),
    wrong: (
      <Row start="Bal">
        <Money minor={0n} />
      </Row>
    ),
  },
  DepositPage: {
    right: (
      <Stack gap="small">
        <Stepper steps={steps('Amount', 'Method', 'Detail')} current="Amount" labels={{ done: 'done' }} />
        <TextField label="Amount" />
      </Stack>
    ),
    wrong: (
      <Stack gap="small">
        <TextField label="Amount" />
        <Select label="Method" options={[{ value: 'upi', label: 'UPI' }]} />
        <TextField label="UTR" />
      </Stack>
    ),
  },
  WithdrawPage: {
    right: <TextField label="Amount" hint="100 to 50,000, in whole points" />,
    wrong: <TextField label="Amount" error="Not allowed" />,
  },
  TransactionsPage: {
    right: (
      <Row start={<Link href="#sum">2,000.00</Link>}>
        <StatusTag tone="danger">Rejected</StatusTag>
      </Row>
    ),
    wrong: (
      <Row start="2,000.00">
        <span
          style={{
            inlineSize: '12px',
            blockSize: '12px',
            borderRadius: '6px',
            background: vars.color.danger,
          }}
        />
      </Row>
    ),
  },
  BonusesPage: {
    right: (
      <Stack gap="tiny">
        <b>First deposit</b>
        <span>It is for a first deposit, and you have made one.</span>
      </Stack>
    ),
    wrong: (
      <Stack gap="small">
        <b>First deposit</b>
        <Button disabled>Deposit</Button>
      </Stack>
    ),
  },
  LobbyScreen: {
    right: (
      <Stack gap="small">
        <SearchField label="Find a game" labels={{ clear: 'Clear' }} />
        <Grid gap="small" column="small">
          {['Dice', 'Roulette', 'Crash'].map((game) => (
            <Card key={game} padded>
              {game}
            </Card>
          ))}
        </Grid>
      </Stack>
    ),
    wrong: (
      <Stack gap="small">
        <Inline gap="tiny">
          <Chip selected>Lottery (0)</Chip>
        </Inline>
        <EmptyState title="No games" />
      </Stack>
    ),
  },
}
