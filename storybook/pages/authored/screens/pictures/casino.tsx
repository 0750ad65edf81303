import { Card, Chip, EmptyState, Grid, Inline, SearchField, Stack } from '@kit/ui'
import type { RulePictures } from '../../pictures.tsx'

export const casino = {
  GameListScreen: {
    right: (
      <Stack gap="small">
        <SearchField label="Find a game" labels={{ clear: 'Clear' }} />
        <Grid gap="small" column="small">
          {['Dice', 'Roulette', 'Crash'].map((game) => (
            <Card key={game} padded>
              {game}
            </Card>
          ))}
        </Grid>
      </Stack>
    ),
    wrong: (
      <Stack gap="small">
        <Inline gap="tiny">
          <Chip selected>Lottery (0)</Chip>
        </Inline>
        <EmptyState title="No games" />
      </Stack>
    ),
  },
} satisfies Record<string, RulePictures>
