import { readStored } from '@kit/sdk'
import type { SiteServices } from '@kit/shell/feature'
import { showOddsIn, type OddsFormatName } from '@kit/ui'
import * as z from 'zod/mini'

const storedAs = 'kit.betting.oddsFormat'

/** The odds format of this browser: the player's own choice, else the brand's by `betting.oddsFormat`. */
const wanted = ({ storage, flags }: SiteServices) =>
  // `showOddsIn` leaves a name that it does not know.
  (readStored(storage, storedAs, z.string()) ?? flags.get('betting.oddsFormat')) as OddsFormatName

/** Shows odds in the wanted format from the start of the site to its end. */
export function startOddsFormat(site: SiteServices): () => void {
  const show = () => void showOddsIn(wanted(site)).catch((error) => site.onError(error, 'odds format'))
  show()
  return site.flags.subscribe(show)
}

/** Shows odds in the format that a player chooses, and keeps the choice in the browser. */
export function chooseOddsFormat(site: SiteServices, name: OddsFormatName): Promise<void> {
  site.storage.setItem(storedAs, name)
  return showOddsIn(name)
}
