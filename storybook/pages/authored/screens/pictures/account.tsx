import {
  Banner,
  Button,
  Inline,
  Money,
  PasswordField,
  Progress,
  Skeleton,
  Stack,
  Switch,
  TextField,
} from '@kit/ui'
import type { RulePictures } from '../../pictures.tsx'
import { Row } from './parts.tsx'

const shows = { hide: 'Hide', show: 'Show' }

export const account = {
  LoginForm: {
    right: (
      <Stack gap="small">
        <TextField label="User name" error="Enter your user name." />
        <Button tone="action" fullWidth>
          Login
        </Button>
      </Stack>
    ),
    wrong: (
      <Stack gap="small">
        <TextField label="User name" />
        <Button tone="action" fullWidth disabled>
          Login
        </Button>
      </Stack>
    ),
  },
  Register: {
    right: <PasswordField label="Password" labels={shows} hint="8 characters or more, one of them a digit" />,
    wrong: <PasswordField label="Password" labels={shows} error="Too weak" />,
  },
  ForgotPassword: {
    right: (
      <Stack gap="small">
        <TextField label="Mobile No." />
        <Button tone="action" fullWidth>
          Send OTP
        </Button>
      </Stack>
    ),
    wrong: <TextField label="Mobile No." error="This number has no account" />,
  },
  ChangePassword: {
    right: (
      <Stack gap="small">
        <Button tone="action" fullWidth>
          Change Password
        </Button>
        <Button fullWidth>Logout</Button>
      </Stack>
    ),
    wrong: (
      <Inline gap="small" justify="between" align="center">
        <b>Change Password</b>
        <Button size="small" tone="ghost">
          Skip
        </Button>
      </Inline>
    ),
  },
  SecureAuth: {
    right: (
      <Stack gap="small">
        <PasswordField label="Password" labels={shows} />
        <Button tone="action">Set up</Button>
      </Stack>
    ),
    wrong: <Switch label="Two-step login" defaultChecked />,
  },
  SaferPlay: {
    right: (
      <Stack gap="small">
        <span>1,200.00 of 5,000.00 used</span>
        <Progress label="Deposits, a day" value={24} />
        <small>9,000.00 waits for a day</small>
      </Stack>
    ),
    wrong: <Banner tone="success">Your limit is higher now.</Banner>,
  },
  Header: {
    right: (
      <Inline gap="small">
        <Button size="small">Register</Button>
        <Button size="small" tone="accent">
          Login
        </Button>
      </Inline>
    ),
    wrong: (
      <Inline gap="small">
        <Button size="small" tone="action">
          Register
        </Button>
        <Button size="small" tone="action">
          Login
        </Button>
      </Inline>
    ),
  },
  BalanceFigures: {
    right: (
      <Row start="Bal">
        <Skeleton width="6em" />
      </Row>
    ),
    wrong: (
      <Row start="Bal">
        <Money minor={0n} />
      </Row>
    ),
  },
} satisfies Record<string, RulePictures>
