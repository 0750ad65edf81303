import { Chip, EmptyState, Inline, Stack } from '@kit/ui'
import type { RulePictures } from '../../pictures.tsx'

export const shell = {
  SiteLayout: {
    right: (
      <Inline gap="tiny">
        <Chip selected>Home</Chip>
        <Chip>In-play</Chip>
        <Chip>Casino</Chip>
      </Inline>
    ),
    wrong: (
      <Stack gap="small">
        <Inline gap="tiny">
          <Chip>Home</Chip>
          <Chip selected>Lottery</Chip>
        </Inline>
        <EmptyState title="Page not found" />
      </Stack>
    ),
  },
} satisfies Record<string, RulePictures>
