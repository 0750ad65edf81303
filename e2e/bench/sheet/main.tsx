import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { Button, Card, Section, Sheet, TextField } from '@kit/ui'
import { createRoot } from 'react-dom/client'

const lines = Array.from({ length: 60 }, (_, index) => `Sydney Thunder v Perth Scorchers, ${index + 1}`)

/**
 * A page with content, like the one where a sheet opens on a site: its size determines the cost of the scroll
 * lock and the scrim.
 */
function Page() {
  return (
    <Section title="In-play">
      <Sheet.Root>
        <Sheet.Trigger asChild>
          <Button tone="action">Login</Button>
        </Sheet.Trigger>
        <Sheet.Content title="Login" labels={{ close: 'Close' }}>
          <form onSubmit={(event) => event.preventDefault()}>
            <TextField label="User Name or Mobile No." autoComplete="username" data-initial-focus />
            <TextField
              label="Password"
              type="password"
              autoComplete="current-password"
              labels={{ show: 'Show password', hide: 'Hide password' }}
            />
            <Button type="submit" tone="action" fullWidth>
              Login
            </Button>
          </form>
        </Sheet.Content>
      </Sheet.Root>
      {lines.map((line) => (
        <Card key={line}>
          {line} <Button size="small">2.06</Button> <Button size="small">2.08</Button>
        </Card>
      ))}
    </Section>
  )
}

createRoot(document.querySelector('#root')!).render(<Page />)
