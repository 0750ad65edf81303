import { Button, useMessage } from '@kit/ui'
import { useSite } from '../siteContext.ts'
import { contributionsOf } from './contributionsOf.ts'
import { FlagList } from './FlagList.tsx'
import { ownRequirements } from './ownRequirements.ts'
import type { PlacedRegion } from './usePlacedRegions.ts'
import * as styles from './xray.css.ts'

export function PartFacts({ region, onClose }: { region: PlacedRegion; onClose: () => void }) {
  const site = useSite()
  const message = useMessage()
  const contribution = contributionsOf(site).find((one) => one.region === region.name)
  const feature =
    contribution?.feature ?? site.config.features.find(({ name }) => region.name.startsWith(`${name} `))?.name
  const requirements = contribution?.requirements ?? ownRequirements[region.name] ?? []
  return (
    <section className={styles.part} aria-label={region.name}>
      <Button size="small" onClick={onClose}>
        {message('shell.xray.all')}
      </Button>
      <dl className={styles.facts}>
        <dt>{message('shell.xray.part')}</dt>
        <dd>{region.name}</dd>
        <dt>{message('shell.xray.feature')}</dt>
        <dd>{feature ?? message('shell.xray.shell')}</dd>
        {requirements.length > 0 && (
          <>
            <dt>{message('shell.xray.requirements')}</dt>
            <dd>{requirements.join(', ')}</dd>
          </>
        )}
        <dt>{message('shell.xray.flags')}</dt>
        <dd>{region.flags.length === 0 && message('shell.xray.noFlags')}</dd>
      </dl>
      <FlagList names={region.flags} />
    </section>
  )
}
