import { brands, type BrandName } from '@kit/tokens/brands'
import {
  Badge,
  Banner,
  Button,
  Card,
  Checkbox,
  Chip,
  Countdown,
  EmptyState,
  ErrorState,
  Icon,
  IconButton,
  InPlayTag,
  LiveDot,
  Logo,
  Money,
  PageHeader,
  Section,
  Skeleton,
  Spinner,
  StatusTag,
  Switch,
  Tabs,
  TextField,
} from '@kit/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import * as styles from './foundations.css.ts'
import { SheetMarket } from './SheetMarket.tsx'
import { SheetMoney } from './SheetMoney.tsx'
import { SheetPictures } from './SheetPictures.tsx'

const words = { live: 'LIVE', notYet: 'VS' }

function BrandSheet({ brand }: { brand: BrandName }) {
  const { logo, label } = brands[brand]
  return (
    <div className={styles.page}>
      <div className={styles.hero}>
        <div className={styles.row}>
          <Logo drawing={logo} label={label} />
          <LiveDot state="live" label="Prices are live" />
        </div>
        <p className={styles.heroTitle}>The match, at your price.</p>
        <div className={styles.row}>
          <Button tone="action">Demo Login</Button>
          <Button tone="neutral">Login</Button>
        </div>
      </div>

      <PageHeader
        title="Sydney Thunder v Perth Scorchers"
        facts={
          <>
            <InPlayTag inPlay labels={words} />
            <span>Big Bash League</span>
            <StatusTag>Match Odds</StatusTag>
          </>
        }
      />
      <Section title="Match Odds" action={<IconButton icon="favourite" label="Favourite" aria-pressed />}>
        <SheetMarket />
      </Section>

      <div className={styles.columns}>
        <Card className={styles.stack}>
          <TextField label="User Name or Mobile No." hint="5 to 24 letters or digits" />
          <TextField
            label="Password"
            type="password"
            defaultValue="short"
            error="User Name or Password is incorrect"
            labels={{ show: 'Show password', hide: 'Hide password' }}
          />
          <Checkbox label="Remember me" defaultChecked />
          <Button tone="action" fullWidth>
            Login
          </Button>
        </Card>
        <Card className={styles.stack}>
          <Tabs.Root defaultValue="slip">
            <Tabs.List aria-label="Bets">
              <Tabs.Tab value="slip">Bet slip</Tabs.Tab>
              <Tabs.Tab value="open">
                Open bets <Badge count={2} label="open bets" />
              </Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="slip" className={styles.stack}>
              <div className={styles.row}>
                {['+100', '+500', '+1,000', '+5k'].map((stake) => (
                  <Chip key={stake}>{stake}</Chip>
                ))}
                <Chip selected>In-play</Chip>
              </div>
              <div className={styles.row}>
                <Countdown remainingMs={3200} totalMs={5000} label="Placing your bet" />
                <span>
                  Profit <Money minor={53_000n} kind="result" /> · Liability{' '}
                  <Money minor={-50_000n} kind="result" />
                </span>
              </div>
              <Switch label="Confirm bets" defaultChecked />
            </Tabs.Panel>
            <Tabs.Panel value="open">Two bets.</Tabs.Panel>
          </Tabs.Root>
        </Card>
        <div className={styles.stack}>
          <Banner>The market opens at 7:40 PM.</Banner>
          <Banner tone="success">Bet placed at 2.06.</Banner>
          <Banner
            tone="warning"
            action={
              <Button size="small" tone="accent">
                Accept
              </Button>
            }
          >
            Odds changed from 2.06 to 2.02.
          </Banner>
          <Banner tone="danger">Market is suspended.</Banner>
        </div>
      </div>

      <Section title="Buttons and words">
        <div className={styles.row}>
          <Button tone="action">Place Bet</Button>
          <Button tone="accent">Confirm</Button>
          <Button>Cancel</Button>
          <Button tone="ghost">Clear all</Button>
          <Button tone="danger">Cancel bet</Button>
          <Button tone="action" loading>
            Place Bet
          </Button>
          <Button tone="accent" disabled>
            Confirm
          </Button>
        </div>
        <div className={styles.row}>
          <InPlayTag inPlay labels={words} />
          <InPlayTag inPlay={false} labels={words} />
          <StatusTag>Unmatched</StatusTag>
          <StatusTag tone="accent">Matched</StatusTag>
          <StatusTag tone="success">Won</StatusTag>
          <StatusTag tone="warning">Suspended</StatusTag>
          <StatusTag tone="danger">Refused</StatusTag>
          <LiveDot state="stale" label="Prices are late" />
          <LiveDot state="off" label="No connection" />
          <Spinner label="Loading" />
          <Icon name="cricket" size="large" label="Cricket" />
          <Icon name="horse" size="large" label="Horse Racing" />
          <Icon name="greyhound" size="large" label="Greyhounds" />
        </div>
      </Section>

      <SheetMoney />
      <SheetPictures brand={brands[brand]} />

      <div className={styles.columns}>
        <Card>
          <EmptyState icon="bet" title="No Market Selected" text="Tap a price to begin a bet." />
        </Card>
        <Card>
          <ErrorState
            title="Open bets could not be loaded"
            labels={{ retry: 'Try again' }}
            onRetry={() => undefined}
          />
        </Card>
        <Card className={styles.stack}>
          <Skeleton width="60%" height="24px" />
          <Skeleton />
          <Skeleton width="80%" />
          <Skeleton shape="block" height="96px" />
        </Card>
      </div>
    </div>
  )
}

const meta = {
  title: 'Foundations/Brand sheet',
  component: BrandSheet,
  args: { brand: 'aurora' },
} satisfies Meta<typeof BrandSheet>
export default meta

const isBrand = (name: string): name is BrandName => Object.hasOwn(brands, name)

/** All components on one page, to review a brand. */
export const Everything: StoryObj<typeof meta> = {
  render: ({ brand }, { globals }) => {
    const chosen = String(globals['brand'])
    return <BrandSheet brand={isBrand(chosen) ? chosen : brand} />
  },
}
