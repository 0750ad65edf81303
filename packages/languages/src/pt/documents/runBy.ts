import type { DocumentFacts } from '@kit/shell/feature'

/** Returns only what the site's configuration says. */
export function runBy({ brand, company: { name, licence, address } }: DocumentFacts): string[] {
  if (name === undefined)
    return [
      `Esta é uma demonstração de ${brand}. Nenhuma empresa foi indicada como operadora, o site não tem licença para aceitar apostas e nada aqui é jogado com dinheiro.`,
    ]
  return [
    `${brand} é operado por ${name}${address === undefined ? '' : `, ${address}`}.`,
    ...(licence === undefined ? [] : [licence]),
  ]
}

export const contactOf = ({ company: { email } }: DocumentFacts): string =>
  email === undefined
    ? 'Escreva para o atendimento pelo contato indicado no rodapé do site ou no chat.'
    : `Escreva para ${email} ou para o atendimento pelo contato indicado no rodapé do site ou no chat.`
