import type { Prop } from './facts.ts'
import { PageTable, Words } from './Words.tsx'

export const PropertyTable = ({ props }: { props: readonly Prop[] }) => (
  <PageTable
    heads={['Property', 'Type', 'Default', 'Meaning']}
    rows={props.map(({ name, type, initial, isRequired, doc }) => ({
      key: name,
      cells: [
        <code key="name">{name}</code>,
        <code key="type">{type}</code>,
        isRequired ? 'required' : initial ? <code key="initial">{initial}</code> : '',
        <Words key="doc">{doc}</Words>,
      ],
    }))}
  />
)
