import { vars } from '@kit/tokens'
import { Banner, Button, Link, Stack, StatusTag, Switch, TextField } from '@kit/ui'
import type { RulePictures } from '../../pictures.tsx'
import { Row } from './parts.tsx'

export const staff = {
  PlayersPage: {
    right: (
      <Stack gap="tiny">
        <Row start={<Link href="#rival">rival</Link>}>
          <StatusTag tone="danger">Blocked</StatusTag>
        </Row>
        <small>Below city_branch › harbour_desk</small>
      </Stack>
    ),
    wrong: (
      <Row start={<Link href="#rival">rival</Link>}>
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
  PlayerPage: {
    right: (
      <Stack gap="small">
        <Banner tone="warning">Takes a break until 28 November</Banner>
        <span>Deposits a week: 1,200.00 of 5,000.00 used</span>
      </Stack>
    ),
    wrong: <Switch label="Blocked from the site" defaultChecked />,
  },
  RequestsPage: {
    right: (
      <Stack gap="small">
        <TextField label="Reason" error="Enter a reason. The player can read it." />
        <TextField label="Transaction code" />
        <Button tone="danger">Reject</Button>
      </Stack>
    ),
    wrong: (
      <Row start="1,000.00 rival">
        <Button size="small" tone="action">
          Approve
        </Button>
      </Row>
    ),
  },
  OperatorPage: {
    right: (
      <Stack gap="small">
        <span>On: players see the maintenance page.</span>
        <TextField label="Transaction code" />
        <Button tone="action">Turn off</Button>
      </Stack>
    ),
    wrong: <Switch label="Maintenance" defaultChecked />,
  },
} satisfies Record<string, RulePictures>
