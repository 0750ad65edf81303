import type { OwnBrandIdea } from './ownBrand.ts'
import { nearestWord } from './nearestWord.ts'

type Known<Thing> = Readonly<Record<keyof Required<Thing>, true>>

const fields: Known<OwnBrandIdea> = {
  name: true,
  label: true,
  modes: true,
  defaultMode: true,
  density: true,
  accent: true,
  action: true,
  grey: true,
  colors: true,
  corners: true,
  movement: true,
  fonts: true,
  text: true,
  weight: true,
  leading: true,
  tracking: true,
  heading: true,
  icon: true,
  border: true,
  space: true,
  size: true,
  imagery: true,
  shadows: true,
  logo: true,
  favicon: true,
  pictures: true,
  layout: true,
  words: true,
  translations: true,
}

const choices: Readonly<Partial<Record<keyof OwnBrandIdea, readonly string[]>>> = {
  corners: ['square', 'sharp', 'plain', 'soft', 'round', 'cut', 'framed'],
  movement: ['still', 'brief', 'calm', 'springy', 'bouncy', 'slow', 'stepped'],
  density: ['compact', 'regular', 'roomy'],
  defaultMode: ['dark', 'light'],
}

const suggestion = (word: string, known: readonly string[]) => {
  const nearest = nearestWord(word, known)
  return nearest ? `did you mean "${nearest}"?` : `it knows ${known.join(', ')}.`
}

/** What is wrong with an idea before anything is derived from it, a sentence each. */
export function faultsOf(idea: OwnBrandIdea): string[] {
  const unknown = Object.keys(idea)
    .filter((key) => !(key in fields))
    .map((key) => `"${key}" is nothing that a brand has: ${suggestion(key, Object.keys(fields))}`)
  const names = /^[a-z][a-z0-9-]*$/.test(idea.name)
    ? []
    : [
        `The name "${idea.name}" becomes an attribute of the page and has lower-case letters, digits and dashes, as in "blue-harbour". What players read is the label.`,
      ]
  const colors = (['accent', 'action'] as const)
    .filter((name) => name === 'accent' || idea[name] !== undefined)
    .filter((name) => !/^#[0-9a-fA-F]{6}$/.test(String(idea[name])))
    .map((name) => `Its ${name} "${String(idea[name])}" is no colour of the form #rrggbb.`)
  const chosen = Object.entries(choices).flatMap(([field, known]) => {
    const value = idea[field as keyof OwnBrandIdea]
    return value === undefined || known.includes(String(value))
      ? []
      : [`"${String(value)}" is no ${field}: ${suggestion(String(value), known)}`]
  })
  return [...names, ...unknown, ...colors, ...chosen]
}
