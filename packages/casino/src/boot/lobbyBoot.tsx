import { readCasinoGames, readSaidFlags } from '@kit/sdk/boot/casino'
import { listCasinoGames } from '@kit/sdk/contract'
import { createFlags } from '@kit/sdk/flags'
import { queryKeyOf } from '@kit/sdk/query'
import { FlagsContext } from '@kit/sdk/react'
import { drawOnce, giveAnswer, type FeatureBoot } from '@kit/shell/boot'
import { MessagesProvider, MoreMessages } from '@kit/ui'
import type { CasinoOptions } from '../casinoOptions.ts'
import { CasinoContext } from '../casinoContext.ts'
import { waitingMark } from '../lobby/GamesStates.tsx'
import { ListedGames } from '../lobby/ListedGames.tsx'
import { casinoMessages } from '../lobby/messages.ts'
import { bootSite } from './bootSite.ts'
import { asksOfPage, domainAddress, gamesAddress, listOfPage } from './lobbyAsks.ts'

/** Draws a visitor's list of games where its placeholders stand: what a player may see, only the player's profile tells. */
export const boot: FeatureBoot = {
  asks: () => asksOfPage(document),
  async paint({ root, ask, locale, messages, flags, given }) {
    const type = listOfPage(root)
    if (!type) return
    // Asked for a player too: the site that takes the page over has the games then.
    const [listed, domain] = await Promise.all([ask(gamesAddress(type)), ask(domainAddress)])
    const waiting = root.querySelector(`[${waitingMark}]`)
    if (!waiting) return
    const ownFlags = createFlags(flags)
    // What the operator decided since the site was built, the site draws: this page would hide it again.
    const said = createFlags({ ...flags, ...readSaidFlags(domain) })
    if (!said.get('casino.enabled')) return
    if (said.get('casino.europeanDisabled') !== ownFlags.get('casino.europeanDisabled')) return
    giveAnswer(queryKeyOf(listCasinoGames, { gameType: type }), readCasinoGames(listed))
    drawOnce(
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
