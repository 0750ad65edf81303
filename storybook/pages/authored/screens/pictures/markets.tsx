import { Button, Inline, Odds, Stack, StatusTag } from '@kit/ui'
import type { RulePictures } from '../../pictures.tsx'
import { Price, Result, Row } from './parts.tsx'

export const markets = {
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
} satisfies Record<string, RulePictures>
