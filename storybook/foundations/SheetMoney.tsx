import {
  Avatar,
  Button,
  Card,
  Keypad,
  List,
  Money,
  Paging,
  Progress,
  RadioGroup,
  Section,
  SegmentedControl,
  Stats,
  StatusTag,
  Stepper,
} from '@kit/ui'
import { useState } from 'react'
import * as styles from './foundations.css.ts'

const steps = [
  { id: 'amount', label: 'Amount' },
  { id: 'method', label: 'Method' },
  { id: 'proof', label: 'Payment' },
]

function Deposit() {
  return (
    <Card className={styles.stack}>
      <Stepper aria-label="Deposit" current="method" labels={{ done: 'done' }} steps={steps} />
      <RadioGroup.Root label="Pay by" defaultValue="upi">
        <RadioGroup.Option value="bank" label="Bank" />
        <RadioGroup.Option value="upi" label="UPI" text="Usually within a minute" />
      </RadioGroup.Root>
      <Progress value={40} label="Sending the photo" />
      <Button tone="action" fullWidth>
        Next
      </Button>
    </Card>
  )
}

function Requests() {
  const [page, go] = useState(2)
  return (
    <Card className={styles.stack}>
      <SegmentedControl.Root defaultValue="Week" aria-label="Period">
        {['Today', 'Week', 'Month'].map((period) => (
          <SegmentedControl.Item key={period} value={period}>
            {period}
          </SegmentedControl.Item>
        ))}
      </SegmentedControl.Root>
      <List.Root>
        <List.Item
          title="Deposit"
          text="12 March 2026, 6:04 pm"
          start={<Avatar name="Bank" />}
          end={<StatusTag tone="success">Approved</StatusTag>}
        />
        <List.Item
          title="Withdraw"
          text="11 March 2026"
          end={<StatusTag tone="warning">Pending</StatusTag>}
        />
        <List.Item title="Withdraw" text="9 March 2026" end={<StatusTag tone="danger">Rejected</StatusTag>} />
      </List.Root>
      <Paging
        aria-label="Pages of requests"
        value={page}
        pages={7}
        onValueChange={go}
        labels={{ previous: 'Previous page', next: 'Next page', page: (number) => `Page ${number}` }}
      />
    </Card>
  )
}

export function SheetMoney() {
  return (
    <Section title="Money">
      <Stats.Root>
        <Stats.Stat label="Total P/L" value={<Money kind="result" minor={53_000n} />} note="Last 7 days" />
        <Stats.Stat label="Casino P/L" value={<Money kind="result" minor={-12_050n} />} />
        <Stats.Stat label="Exposure" value={<Money minor={-250_000n} />} />
      </Stats.Root>
      <div className={styles.columns}>
        <Deposit />
        <Requests />
        <Card>
          <Keypad aria-label="Stake" labels={{ erase: 'Erase' }} />
        </Card>
      </div>
    </Section>
  )
}
