import type { WriteDocument } from '@kit/shell/feature'

/** Explains offers in general. The deposit shows those of the operator. */
const promotions: WriteDocument = (message, { brand }) => ({
  language: 'pt',
  introduction: [
    `O que ${brand} oferece muda e aparece onde você pode pegar. Esta página explica como uma oferta funciona, para que os termos não tragam surpresas.`,
  ],
  sections: [
    {
      id: 'where',
      heading: message('information.promotions.where'),
      body: [
        'Os bônus de depósito aparecem quando você faz um, com os valores a que se aplicam. Você escolhe um ou nenhum. Um código promocional que você recebeu é digitado no cadastro ou vem com o link que você abriu.',
        'Se a lista está vazia, nada é oferecido à sua conta no momento. Quem promete mais em uma mensagem não fala por nós.',
      ],
    },
    {
      id: 'kinds',
      heading: message('information.promotions.kinds'),
      body: [
        {
          list: [
            'Bônus de depósito: uma parte do depósito, somada a ele quando é aprovado. Pode valer só para o primeiro depósito.',
            'Bônus de aposta: pontos que passam a ser seus quando você aposta uma soma indicada.',
            'Bônus de cadastro: por um código promocional informado no cadastro.',
            'Bônus de indicação: por trazer um jogador, veja [afiliados](/affiliates).',
            'Bônus de perdas: uma parte do que você perdeu em um período indicado.',
          ],
        },
      ],
    },
    {
      id: 'terms',
      heading: message('information.promotions.terms'),
      body: [
        'Mínimo e máximo são o menor depósito que conta e o maior que é considerado. Um limite diz quantas vezes um jogador pode usá-lo. O rollover diz quanto deve ser apostado, em quais esportes ou jogos e até quando, antes de o bônus poder ser sacado.',
        'Um bônus com rollover não é um presente: calcule quanto você teria de apostar antes de aceitá-lo. Você sempre pode depositar sem bônus.',
      ],
    },
    {
      id: 'problem',
      heading: message('information.promotions.problem'),
      body: [
        'Um bônus é para quem cumpre os termos quando o depósito é aprovado, não quando é enviado. Se você acha que os cumpriu, escreva para o atendimento com a hora e o valor do depósito. Cada pessoa recebe um bônus; contas que agem juntas perdem o seu. Veja os [termos](/terms-and-condition).',
      ],
    },
  ],
})
export default promotions
