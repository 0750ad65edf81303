import { MoreMessages } from '@kit/ui'
import { headerMessages } from './headerMessages.ts'
import { SearchButton } from './SearchButton.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'

// Controls of the kit's header for a header of the site's own, with their messages.

export const Search = () => (
  <MoreMessages messages={headerMessages}>
    <SearchButton />
  </MoreMessages>
)
export const Theme = () => (
  <MoreMessages messages={headerMessages}>
    <ThemeToggle />
  </MoreMessages>
)
