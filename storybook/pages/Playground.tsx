import { Checkbox, Select, TextField } from '@kit/ui'
import { useState } from 'react'
import { OtherArgs, type Args } from '../matrix/drawnBy.ts'
import type { PageFacts, Prop } from './facts.ts'
import * as styles from './page.css.ts'
import { PropertyTable } from './PropertyTable.tsx'
import type { Subject } from './subject.tsx'
import { PressedFrame } from './StoryFrame.tsx'
import { Surroundings } from './Surroundings.tsx'
import { Words } from './Words.tsx'

/** Returns a default as a value, because the sources contain its code. */
const defaultOf = ({ initial }: Prop): unknown => {
  if (initial === undefined) return undefined
  const text = /^'(.*)'$/.exec(initial)?.[1]
  if (text !== undefined) return text
  if (initial === 'true' || initial === 'false') return initial === 'true'
  return Number.isNaN(Number(initial)) ? undefined : Number(initial)
}

interface ControlProps {
  prop: Prop
  value: unknown
  onChange: (value: unknown) => void
}

/** A checkbox, a list or a text field, or nothing if the property has no plain value. */
function Control({ prop, value, onChange }: ControlProps) {
  const { name, control, options = [], isRequired } = prop
  const now = value ?? defaultOf(prop)
  const isPlain = now === undefined || ['string', 'number', 'boolean'].includes(typeof now)
  if (control === 'none' || !isPlain)
    return (
      <p className={styles.muted}>
        <code>{name}</code> is given in code
      </p>
    )
  if (control === 'boolean')
    return (
      <Checkbox
        label={name}
        checked={now === true}
        onCheckedChange={(isChecked) => onChange(isChecked === true)}
      />
    )
  if (control === 'options')
    return (
      <Select
        label={name}
        value={now === undefined ? '' : String(now)}
        options={[
          ...(isRequired || now !== undefined ? [] : [{ value: '', label: 'none' }]),
          ...options.map((option) => ({ value: String(option), label: String(option) })),
        ]}
        onChange={({ target }) => onChange(options.find((option) => String(option) === target.value))}
      />
    )
  return (
    <TextField
      label={name}
      inputMode={control === 'number' ? 'decimal' : 'text'}
      value={now === undefined ? '' : String(now)}
      onChange={({ target }) => {
        const { value: text } = target
        if (control === 'text') return onChange(text === '' && !isRequired ? undefined : text)
        const number = Number(text)
        return onChange(text === '' || Number.isNaN(number) ? undefined : number)
      }}
    />
  )
}

function codeOf(name: string, props: readonly Prop[], args: Args): string {
  const given = props
    .filter((prop) => args[prop.name] !== undefined && args[prop.name] !== defaultOf(prop))
    .filter((prop) => prop.name !== 'children')
    .map(({ name: prop }) => {
      const value = args[prop]
      if (value === true) return ` ${prop}`
      if (typeof value === 'string') return ` ${prop}=${value.includes('"') ? `{'${value}'}` : `"${value}"`}`
      return typeof value === 'number' || typeof value === 'boolean'
        ? ` ${prop}={${String(value)}}`
        : ` ${prop}={…}`
    })
    .join('')
  const { children } = args
  if (children === undefined) return `<${name}${given} />`
  return `<${name}${given}>${typeof children === 'string' ? children : '…'}</${name}>`
}

function Live({ facts, subject }: { facts: PageFacts; subject: Subject }) {
  const [args, setArgs] = useState<Args>(subject.args)
  const { Drawn } = subject
  const changeable = subject.props.filter(({ control }) => control !== 'none')
  const name = facts.isDirect || subject.props === facts.props ? facts.name : 'Example'
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.section}>
          <div className={styles.stage} data-live>
            <Surroundings>
              <OtherArgs value={args}>
                <Drawn />
              </OtherArgs>
            </Surroundings>
          </div>
          <pre className={styles.code}>{codeOf(name, subject.props, args)}</pre>
        </div>
        <div className={styles.section} data-controls>
          {changeable.map((prop) => (
            <Control
              key={prop.name}
              prop={prop}
              value={args[prop.name]}
              onChange={(value) => setArgs((before) => ({ ...before, [prop.name]: value }))}
            />
          ))}
        </div>
      </div>
    </>
  )
}

export function Playground({ facts, subject }: { facts: PageFacts; subject: Subject }) {
  const isChangeable = subject.props.some(({ control }) => control !== 'none')
  return (
    <>
      {subject.height === undefined && isChangeable && <Live facts={facts} subject={subject} />}
      {subject.height !== undefined && (
        <div className={styles.stage} style={{ padding: 0 }}>
          <PressedFrame
            id={subject.main.id}
            title={`${facts.name}, live`}
            height={subject.height}
            label="Try it here"
          />
        </div>
      )}
      {facts.props.length > 0 && <PropertyTable props={facts.props} />}
      {facts.parts.map(({ name, doc, props }) => (
        <div key={name} className={styles.section}>
          <h3>
            {facts.name}.{name}
          </h3>
          {doc !== '' && (
            <p>
              <Words>{doc}</Words>
            </p>
          )}
          {props.length > 0 && <PropertyTable props={props} />}
        </div>
      ))}
    </>
  )
}
