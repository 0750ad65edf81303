import { vars } from '@kit/tokens'
import type { ReactNode } from 'react'

export function IconSheet<Name extends string>({
  names,
  draw,
}: {
  names: readonly Name[]
  draw: (name: Name) => ReactNode
}) {
  return (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(max(88px, 6em), 1fr))',
        gap: vars.space.large,
      }}
    >
      {names.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: vars.space.small }}>
          {draw(name)}
          <span style={{ fontSize: vars.text.tiny, color: vars.color.textMuted }}>{name}</span>
        </li>
      ))}
    </ul>
  )
}
