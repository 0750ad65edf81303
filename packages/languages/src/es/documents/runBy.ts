import type { DocumentFacts } from '@kit/shell/feature'

/** Returns only what the site's configuration says. */
export function runBy({ brand, company: { name, licence, address } }: DocumentFacts): string[] {
  if (name === undefined)
    return [
      `Esta es una demostración de ${brand}. No se ha indicado ninguna empresa como operador, no tiene licencia para aceptar apuestas y aquí no se juega con dinero.`,
    ]
  return [
    `${name}${address === undefined ? '' : `, ${address},`} gestiona ${brand}.`,
    ...(licence === undefined ? [] : [licence]),
  ]
}

export const contactOf = ({ company: { email } }: DocumentFacts): string =>
  email === undefined
    ? 'Escribe a atención al cliente por el contacto que se indica en el pie de página o en el chat.'
    : `Escribe a ${email}, o a atención al cliente por el contacto que se indica en el pie de página o en el chat.`
