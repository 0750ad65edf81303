import { Button, Card, Inline, Sparkline, Stack } from '@kit/ui'
import type { RulePictures } from '../../pictures.tsx'
import { Row } from './parts.tsx'

const prices = [208, 214, 218, 215, 206, 198, 196].map((value, at) => ({ label: `12:0${at}`, value }))

export const charts = {
  RunnerChart: {
    right: (
      <Stack gap="small">
        <Sparkline label="Prices of England" points={prices} columns={{ label: 'Time', value: 'Back' }} />
        <small>Recorded since 11:30</small>
        <Inline>
          <Button size="small">Show as a table</Button>
        </Inline>
      </Stack>
    ),
    wrong: (
      <Card padded>
        <div style={{ blockSize: '80px' }} />
      </Card>
    ),
  },
  WhileAway: {
    right: (
      <Stack gap="tiny">
        <b>While you were away</b>
        <span>England 1.50 → 1.66</span>
      </Stack>
    ),
    wrong: (
      <Stack gap="tiny">
        <b>While you were away</b>
        <Row start="England">1.66</Row>
        <Row start="Australia">2.50</Row>
        <Row start="The Draw">14</Row>
        <Row start="England, first innings">1.92</Row>
      </Stack>
    ),
  },
} satisfies Record<string, RulePictures>
