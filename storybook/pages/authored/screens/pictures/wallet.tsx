import { vars } from '@kit/tokens'
import { Button, Link, Select, Stack, StatusTag, Stepper, TextField } from '@kit/ui'
import type { RulePictures } from '../../pictures.tsx'
import { Row } from './parts.tsx'

const steps = (...labels: string[]) => labels.map((label) => ({ id: label, label }))

export const wallet = {
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
        <span>This bonus is for first deposits only.</span>
      </Stack>
    ),
    wrong: (
      <Stack gap="small">
        <b>First deposit</b>
        <Button disabled>Deposit</Button>
      </Stack>
    ),
  },
} satisfies Record<string, RulePictures>
