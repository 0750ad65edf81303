import { readStored } from '@kit/sdk'
import type { SiteServices } from '@kit/shell/feature'
import { showOddsIn, type OddsFormatName } from '@kit/ui'
import * as z from 'zod/mini'

const storedAs = 'kit.betting.oddsFormat'

/** Returns the odds format of this browser: the player's choice, else the brand's `betting.oddsFormat`. */
const wanted = ({ storage, flags }: SiteServices) =>
  // `showOddsIn` ignores unknown names.
  (readStored(storage, storedAs, z.string()) ?? flags.get('betting.oddsFormat')) as OddsFormatName

/** Applies the wanted odds format, also after changes of flags. Returns a function that stops it. */
export function startOddsFormat(site: SiteServices): () => void {
  const show = () => void showOddsIn(wanted(site)).catch((error) => site.onError(error, 'odds format'))
  show()
  return site.flags.subscribe(show)
}

/** Stores the choice in the browser. */
export function chooseOddsFormat(site: SiteServices, name: OddsFormatName): Promise<void> {
  site.storage.setItem(storedAs, name)
  return showOddsIn(name)
}
