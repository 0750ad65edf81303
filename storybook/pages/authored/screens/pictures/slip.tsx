import {
  Banner,
  Button,
  Card,
  IconButton,
  Inline,
  LiveDot,
  Money,
  Stack,
  StatusTag,
  TextField,
} from '@kit/ui'
import type { RulePictures } from '../../pictures.tsx'
import { Result, Row } from './parts.tsx'

export const slip = {
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
  LinesSlip: {
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
        <span>Placed: Back England at 2.04, requested 2.02</span>
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
      <Row start="Quick bet: 2,000.00 per tap">
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
          Cash out 492.70
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
} satisfies Record<string, RulePictures>
