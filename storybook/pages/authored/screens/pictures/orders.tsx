import { Banner, Button, Progress, Stack } from '@kit/ui'
import type { RulePictures } from '../../pictures.tsx'
import { Row } from './parts.tsx'

export const orders = {
  AskPrice: {
    right: (
      <Stack gap="small">
        <Row start="Matched now">500.00 at 1.22</Row>
        <Row start="Waits">500.00 at 1.22</Row>
        <Button tone="accent" fullWidth>
          Place order: Back 1.22 for 1,000.00
        </Button>
      </Stack>
    ),
    wrong: (
      <Stack gap="small">
        <Banner tone="warning">The operator does not answer.</Banner>
        <Button tone="accent" fullWidth>
          Ask again
        </Button>
      </Stack>
    ),
  },
  OrdersPage: {
    right: (
      <Stack gap="small">
        <Row start="Back England at 1.30">100.00 of 400.00 matched</Row>
        <Progress label="100.00 of 400.00 matched" value={25} tone="success" />
      </Stack>
    ),
    wrong: (
      <Stack gap="small">
        <Row start="1 order">
          <Button size="small">Cancel all</Button>
        </Row>
        <Row start="Back England at 1.30">
          <Button size="small">Cancel</Button>
        </Row>
      </Stack>
    ),
  },
} satisfies Record<string, RulePictures>
