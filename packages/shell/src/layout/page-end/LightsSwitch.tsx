import { Button, useMessage } from '@kit/ui'
import { useState } from 'react'
import { useSite } from '../../siteContext.ts'
import { saveLights, lightsOf } from '../../theme/lights.ts'

/** Stops a brand's endless animations and remembers it (WCAG 2.2.2). */
export default function LightsSwitch() {
  const { browser } = useSite()
  const message = useMessage()
  const [lights, setLights] = useState(() => lightsOf(browser))
  const other = lights === 'on' ? 'still' : 'on'
  const turn = () => {
    saveLights(browser, other)
    setLights(other)
  }
  return (
    <Button size="small" onClick={turn}>
      {message(`shell.lights.${other}`)}
    </Button>
  )
}
