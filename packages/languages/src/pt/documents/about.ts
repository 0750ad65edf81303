import type { WriteDocument } from '@kit/shell/feature'
import { contactOf, runBy } from './runBy.ts'

const about: WriteDocument = (message, facts) => ({
  language: 'pt',
  introduction: [
    facts.hasExchange
      ? `${facts.brand} é um lugar para apostar em esportes ao vivo e ver, a cada momento, quanto vale uma aposta.`
      : `${facts.brand} é um cassino online: mesas ao vivo, slots, loterias e jogos crash em um só lugar, no celular e no computador.`,
  ],
  sections: [
    { id: 'company', heading: message('information.about.company'), body: runBy(facts) },
    ...(facts.hasExchange
      ? [
          {
            id: 'exchange',
            heading: message('information.about.exchange'),
            body: [
              'Em uma exchange há dois lados. Um back diz que um participante vence. Um lay diz que não vence: você fica no lugar da casa e arrisca o que o back ganharia. Uma odd de 2.50 significa que um back de 100 ganha 150 e arrisca 100, e que um lay de 100 ganha 100 e arrisca 150.',
              'Como os dois lados estão abertos, você pode apostar em um time no começo da partida e fazer um lay nele mais tarde em outra odd, para ganhar ou perder o mesmo seja qual for o vencedor. O cupom mostra, para cada participante, quanto você pode ganhar ou perder, antes e depois da aposta.',
              'Os mercados de bookmaker e as sessões usam o ganho de uma aposta de 100. Uma sessão pergunta por um número de runs: Sim ganha se o resultado for esse número ou mais, Não se for menos.',
            ],
          },
          {
            id: 'prices',
            heading: message('information.about.prices'),
            body: [
              'As odds chegam ao vivo e mudam várias vezes por segundo durante uma partida. Uma odd que pode estar antiga fica marcada, e um mercado com a bola em jogo não aceita apostas.',
              'Uma aposta é feita uma única vez ou não é feita, na odd que você pediu ou em uma melhor. Quando é liquidada, mostra a regra e o cálculo por trás do resultado, e sua página confere o valor do operador com o dela.',
            ],
          },
        ]
      : [
          {
            id: 'games',
            heading: message('information.about.games'),
            body: [
              'Cada jogo roda em uma página própria, que não pode ler seu login nem seus pontos. Um valor apostado conta como exposição até o fim da rodada, e cada fim, anulação e devolução é lançado na sua conta.',
              'Uma rodada cuja conexão cai é jogada até o fim pelas regras ou anulada, e um valor nunca é cobrado duas vezes. Minhas apostas mostra o resultado.',
            ],
          },
        ]),
    {
      id: 'contact',
      heading: message('information.about.contact'),
      body: [
        contactOf(facts),
        'Como as apostas são liquidadas está nas [regras](/rules-and-regulation). O que combinamos está nos [termos](/terms-and-condition), e o que fazemos com os dados, na [política de privacidade](/privacy-policy).',
      ],
    },
  ],
})
export default about
