import type { FlagName } from '@kit/sdk/flags'
import { flagSchemas, readFlags } from '@kit/sdk/flags/table'
import { flagTexts } from '@kit/sdk/flags/texts'
import { useFlag } from '@kit/sdk/react'
import { Button, Select, Switch, TextField, useMessage } from '@kit/ui'
import { useState } from 'react'
import { useSite } from '../siteContext.ts'
import { switchFlag } from './browserFlags.ts'
import * as styles from './xray.css.ts'

/**
 * List of flags with their description, the source of their value, and a control to switch each in
 * this browser.
 */
export function FlagList({ names }: { names: readonly FlagName[] }) {
  return (
    <ul className={styles.flags}>
      {names.map((name) => (
        <li key={name} className={styles.flag}>
          <FlagRow name={name} />
        </li>
      ))}
    </ul>
  )
}

function FlagRow({ name }: { name: FlagName }) {
  const { browser, services } = useSite()
  const { flags } = services
  const message = useMessage()
  const value = useFlag(name)
  const layer = flags.layerOf(name) ?? 'default'
  const change = (next: unknown) => switchFlag(flags, browser.storage, name, next)
  const { effect, source } = flagTexts[name]
  return (
    <>
      <h4 className={styles.flagName}>{name}</h4>
      <p className={styles.note}>{effect}</p>
      <p className={styles.note}>
        {message('shell.xray.source', { layer: message(`shell.xray.from.${layer}`), source })}
      </p>
      <FlagControl name={name} value={value} onChange={change} />
      {layer === 'browser' && (
        <Button size="small" onClick={() => change(undefined)}>
          {message('shell.xray.reset', { name })}
        </Button>
      )}
    </>
  )
}

interface FlagControlProps {
  name: FlagName
  value: unknown
  onChange: (value: unknown) => void
}

function FlagControl({ name, value, onChange }: FlagControlProps) {
  const message = useMessage()
  const { def } = flagSchemas[name]
  if (typeof value === 'boolean')
    return <Switch label={message('shell.xray.on')} checked={value} onCheckedChange={onChange} />
  if (def.type === 'enum') {
    const options = Object.values(def.entries).map(String)
    return (
      <Select
        label={name}
        value={String(value)}
        options={options.map((option) => ({ value: option, label: option }))}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )
  }
  return <JsonControl key={JSON.stringify(value)} name={name} value={value} onChange={onChange} />
}

function JsonControl({ name, value, onChange }: FlagControlProps) {
  const message = useMessage()
  const [typed, setTyped] = useState(() => JSON.stringify(value))
  const [problem, setProblem] = useState<string>()
  const apply = () => {
    try {
      const { flags, misfits } = readFlags({ [name]: JSON.parse(typed) as unknown })
      setProblem(misfits[0] && message('shell.xray.invalid', { reason: misfits[0].reason }))
      if (misfits.length === 0) onChange(flags[name])
    } catch (error) {
      setProblem(message('shell.xray.invalid', { reason: String(error) }))
    }
  }
  return (
    <>
      <TextField
        label={message('shell.xray.json')}
        value={typed}
        error={problem}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button size="small" onClick={apply}>
        {message('shell.xray.apply')}
      </Button>
    </>
  )
}
