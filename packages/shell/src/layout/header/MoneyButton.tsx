import { Button, SiteLink, useMessage, type ButtonProps } from '@kit/ui'
import type { MoneyAction } from './useMoneyActions.ts'

export interface MoneyButtonProps extends Pick<ButtonProps, 'className' | 'fullWidth' | 'size'> {
  action: MoneyAction
}

export function MoneyButton({ action: { id, labelId, to, href, onPress }, ...look }: MoneyButtonProps) {
  const label = useMessage()(labelId)
  const tone = id === 'deposit' || id === 'inPlay' ? 'accent' : 'neutral'
  if (onPress)
    return (
      <Button tone={tone} {...look} data-tap={id} onClick={onPress}>
        {label}
      </Button>
    )
  return (
    <Button tone={tone} {...look} asChild>
      {href === undefined ? (
        <SiteLink to={to ?? '/'}>{label}</SiteLink>
      ) : (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {label}
        </a>
      )}
    </Button>
  )
}
