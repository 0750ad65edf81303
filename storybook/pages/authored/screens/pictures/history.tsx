import { vars } from '@kit/tokens'
import { Stack, StatusTag } from '@kit/ui'
import type { RulePictures } from '../../pictures.tsx'
import { Result, Row } from './parts.tsx'

export const history = {
  LastResult: {
    right: (
      <Row start={<b>You won</b>}>
        <Result minor={31_000n} />
      </Row>
    ),
    wrong: (
      <Stack gap="tiny">
        {['England', 'Netherlands', 'The Draw', '6 over runs', 'Completed match'].map((selection) => (
          <Row key={selection} start={selection}>
            <Result minor={5_000n} />
          </Row>
        ))}
      </Stack>
    ),
  },
  BetsPage: {
    right: (
      <Stack gap="tiny">
        <Row start="Back England">
          <StatusTag tone="success">Won</StatusTag>
          <Result minor={51_000n} />
        </Row>
        <small>England won: a back of the winner wins.</small>
      </Stack>
    ),
    wrong: (
      <Row start="Back England">
        <span style={{ color: vars.color.success }}>510.00</span>
      </Row>
    ),
  },
} satisfies Record<string, RulePictures>
