import { Button, IconButton, MoreMessages, SearchField, useMessage } from '@kit/ui'
import { useState } from 'react'
import { useSite } from '../siteContext.ts'
import { resetFlags } from './browserFlags.ts'
import { FlagList } from './FlagList.tsx'
import { flagNames } from './flagNames.ts'
import { contributionsOf } from './contributionsOf.ts'
import { xrayMessages } from './messages.ts'
import { Outlines } from './Outlines.tsx'
import { PartFacts } from './PartFacts.tsx'
import { usePlacedRegions } from './usePlacedRegions.ts'
import * as styles from './xray.css.ts'

/**
 * The x-ray. Outlines every part of the page, shows its feature, requirements and flags, and
 * switches flags for this browser.
 */
export default function Xray({ onClose }: { onClose: () => void }) {
  return (
    <MoreMessages messages={xrayMessages}>
      <Panel onClose={onClose} />
    </MoreMessages>
  )
}

function Panel({ onClose }: { onClose: () => void }) {
  const site = useSite()
  const message = useMessage()
  const regions = usePlacedRegions(site.regions)
  const [chosen, setChosen] = useState<string | null>(null)
  const [wanted, setWanted] = useState('')
  const region = regions.find(({ name }) => name === chosen)
  const found = flagNames.filter((name) => name.toLowerCase().includes(wanted.trim().toLowerCase()))
  const hidden = contributionsOf(site).filter(({ region: name }) => !regions.some((one) => one.name === name))
  return (
    <>
      <Outlines regions={regions} chosen={chosen} onChoose={setChosen} />
      <aside className={styles.panel} aria-label={message('shell.xray.title')}>
        <header className={styles.head}>
          <h2 className={styles.title}>{message('shell.xray.title')}</h2>
          <IconButton label={message('shell.xray.close')} icon="close" onClick={onClose} />
        </header>
        <p className={styles.note}>{message('shell.xray.text')}</p>
        {region && <PartFacts region={region} onClose={() => setChosen(null)} />}
        {!region && (
          <>
            <SearchField
              label={message('shell.xray.find')}
              value={wanted}
              labels={{ clear: message('shell.xray.find.clear') }}
              onValueChange={setWanted}
            />
            <Button size="small" onClick={() => resetFlags(site.services.flags, site.browser.storage)}>
              {message('shell.xray.resetAll')}
            </Button>
            {found.length === 0 ? <p>{message('shell.xray.none')}</p> : <FlagList names={found} />}
            {hidden.length > 0 && (
              <section>
                <h3 className={styles.title}>{message('shell.xray.hidden')}</h3>
                <ul className={styles.hidden}>
                  {hidden.map(({ region: name, feature }) => (
                    <li key={name}>
                      {name} ({feature})
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </aside>
    </>
  )
}
