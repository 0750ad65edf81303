import { readCasinoGames, readConfiguredFlags } from '@kit/sdk/boot/casino'
import { listCasinoGames } from '@kit/sdk/contract'
import { createFlags } from '@kit/sdk/flags'
import { queryKeyOf } from '@kit/sdk/query'
import { FlagsContext } from '@kit/sdk/react'
import { renderOnce, setQueryAnswer, type FeatureBoot } from '@kit/shell/boot'
import { MessagesProvider, MoreMessages } from '@kit/ui'
import type { CasinoOptions } from '../casinoOptions.ts'
import { CasinoContext } from '../casinoContext.ts'
import { waitingMark } from '../game-list/GamesStates.tsx'
import { ListedGames } from '../game-list/ListedGames.tsx'
import { casinoMessages } from '../game-list/messages.ts'
import { bootSite } from './bootSite.ts'
import { asksOfPage, domainAddress, gamesAddress, listOfPage } from './gameListRequests.ts'

/**
 * Renders a visitor's game list in place of its placeholders. A player's list needs the player's profile, so it is left
 * to React.
 */
export const boot: FeatureBoot = {
  asks: () => asksOfPage(document),
  async paint({ root, ask, locale, messages, flags, given }) {
    const type = listOfPage(root)
    if (!type) return
    // Requested for a player too, so that React has the games when it hydrates the page.
    const [listed, domain] = await Promise.all([ask(gamesAddress(type)), ask(domainAddress)])
    const waiting = root.querySelector(`[${waitingMark}]`)
    if (!waiting) return
    const ownFlags = createFlags(flags)
    // Flags that the operator changed since the build are left to React, which would hide this list again.
    const said = createFlags({ ...flags, ...readConfiguredFlags(domain) })
    if (!said.get('casino.enabled')) return
    if (said.get('casino.europeanDisabled') !== ownFlags.get('casino.europeanDisabled')) return
    setQueryAnswer(queryKeyOf(listCasinoGames, { gameType: type }), readCasinoGames(listed))
    renderOnce(
      <MessagesProvider locale={locale} messages={messages}>
        <FlagsContext value={ownFlags}>
          <CasinoContext value={{ site: bootSite(ownFlags), options: given['casino'] as CasinoOptions }}>
            <MoreMessages messages={casinoMessages}>
              <ListedGames type={type} />
            </MoreMessages>
          </CasinoContext>
        </FlagsContext>
      </MessagesProvider>,
      (drawn) => waiting.replaceWith(drawn),
    )
  },
}
