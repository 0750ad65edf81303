import {
  Button,
  Card,
  Chip,
  EmptyState,
  ErrorState,
  IconButton,
  Inline,
  Link,
  Skeleton,
  Stack,
  StatusTag,
} from '@kit/ui'
import type { RulePictures } from '../../pictures.tsx'
import { Price, Result, Row } from './parts.tsx'

const england = (
  <Row start="England">
    <Price side="back" odds={122} />
    <Price side="lay" odds={123} />
  </Row>
)

export const events = {
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
} satisfies Record<string, RulePictures>
