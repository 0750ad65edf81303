import { useFlag } from '@kit/sdk/react'
import { Logo } from '@kit/ui'
import { useState } from 'react'
import { useSite } from '../siteContext.ts'

export interface SiteLogoProps {
  markOnly?: boolean
  className?: string
}

/**
 * The logo of the domain's theme if the operator provides an image, else the brand's drawing
 * (SHELL-019).
 */
export function SiteLogo({ markOnly = false, className }: SiteLogoProps) {
  const { config } = useSite()
  const { headerLogo, logo = headerLogo, logoSmallUrl = logo } = useFlag('theme.logos')
  const address = markOnly ? logoSmallUrl : (headerLogo ?? logo)
  const [broken, setBroken] = useState<string>()
  if (address && address !== broken)
    return <img className={className} src={address} alt={config.name} onError={() => setBroken(address)} />
  return <Logo className={className} drawing={config.brand.logo} label={config.name} markOnly={markOnly} />
}
