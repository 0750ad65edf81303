import type { DocumentSection, WriteDocument } from '@kit/shell/feature'

const faq: WriteDocument = (message, { hasExchange }) => {
  const exchange: readonly DocumentSection[] = [
    {
      id: 'back-and-lay',
      heading: message('information.faq.backLay'),
      body: [
        'Um back ganha se o participante vence; um lay ganha se ele não vence. Um back a 2.50 com valor de 100 ganha 150 ou perde 100. Um lay a 2.50 com valor de 100 ganha 100 ou perde 150. O cupom mostra os dois números antes de você apostar.',
      ],
    },
    {
      id: 'refused',
      heading: message('information.faq.refused'),
      body: [
        'Na maioria das vezes, a odd piorou enquanto a aposta esperava, ou o mercado foi suspenso no meio, como depois de um wicket ou gol. Uma aposta também é recusada se o valor fica fora dos limites do mercado ou acima do limite da sua conta, ou se seus pontos não cobrem o risco. A mensagem diz o motivo. Uma aposta recusada não custa nada.',
        'No cupom você pode escolher aceitar uma odd um pouco pior ou qualquer odd. Uma melhor é sempre aceita.',
      ],
    },
    {
      id: 'delay',
      heading: message('information.faq.delay'),
      body: [
        'Os mercados ao vivo têm um atraso na aposta, para que ninguém aposte no que viu no estádio antes dos outros. Depois dele, a odd, o status e os limites são verificados de novo.',
      ],
    },
  ]
  const markets: readonly DocumentSection[] = [
    {
      id: 'suspended',
      heading: message('information.faq.suspended'),
      body: [
        'SUSPENSO significa que no momento não são aceitas apostas. BOLA EM JOGO significa que uma bola está sendo lançada. Os dois terminam sozinhos. Um mercado fechado não aceita mais apostas. Se sua conexão cai, o site marca as odds como antigas, e não é possível apostar nelas.',
      ],
    },
    {
      id: 'session',
      heading: message('information.faq.session'),
      body: [
        'Uma sessão pergunta por um número de runs. Sim ganha se o resultado for o número da sua aposta ou mais, Não ganha se for menos. Se a sessão foi interrompida pela chuva antes do fim, e o resultado ainda não era certo, as apostas são anuladas.',
      ],
    },
    {
      id: 'void',
      heading: message('information.faq.void'),
      body: [
        'Quando o mercado não pode ser decidido: a partida não tem resultado, o participante foi retirado ou a sessão foi interrompida. O valor inteiro volta, e a aposta não conta nem como ganha nem como perdida.',
      ],
    },
    {
      id: 'corrected',
      heading: message('information.faq.changed'),
      body: [
        'O resultado usado na liquidação estava errado e foi corrigido. As apostas do mercado foram revertidas e liquidadas de novo. A aposta mostra a regra e o cálculo do resultado que vale agora.',
      ],
    },
  ]
  const games: readonly DocumentSection[] = [
    {
      id: 'fair',
      heading: message('information.faq.fair'),
      body: [
        'Nos jogos que mostram isso, o hash da semente do operador aparece antes da rodada, e você acrescenta uma semente sua. As duas juntas decidem a rodada. Quando ela termina, a semente do operador é revelada, e você pode conferir que ela dá o mesmo hash.',
      ],
    },
    {
      id: 'broken-round',
      heading: message('information.faq.brokenRound'),
      body: [
        'Um valor nunca é cobrado duas vezes. A rodada é jogada até o fim pelas regras; onde uma escolha sua ainda estava aberta, ela é anulada e o valor volta. Minhas apostas mostra o resultado.',
      ],
    },
  ]
  return {
    language: 'pt',
    introduction: [
      'Respostas curtas às perguntas mais comuns. As [regras](/rules-and-regulation) têm todos os casos, e os [tutoriais](/tutorials) mostram cada passo.',
    ],
    isAccordion: true,
    sections: [
      ...(hasExchange ? exchange : games),
      {
        id: 'balance-and-exposure',
        heading: message('information.faq.exposure'),
        body: [
          'Saldo é o que você pode apostar agora. Exp., a exposição, é o máximo que suas apostas abertas podem perder juntas: fica separado até elas serem liquidadas. Apostas que se compensam reduzem a exposição, e os pontos ficam livres de novo na hora.',
        ],
      },
      {
        id: 'cancel',
        heading: message('information.faq.cancel'),
        body: [
          `Não. Uma aposta vale assim que o operador a aceita.${hasExchange ? ' Você pode apostar do outro lado, na odd do momento, para limitar o que pode perder.' : ''}`,
        ],
      },
      ...(hasExchange ? markets : []),
      {
        id: 'connection',
        heading: message('information.faq.lost'),
        body: [
          'Ou ela foi feita uma vez, ou não foi feita: nunca é enviada duas vezes. Quando a conexão volta, o site pergunta ao operador e avisa você. O que vale está em Minhas apostas.',
        ],
      },
      {
        id: 'demo',
        heading: message('information.faq.demo'),
        body: [
          'Uma conta para experimentar o site, com pontos que não custam nada. Ela termina depois de seis horas, com tudo o que pertence a ela. Com ela você não pode depositar, sacar nem guardar seus próprios valores.',
        ],
      },
      {
        id: 'password',
        heading: message('information.faq.password'),
        body: [
          'Onde o login oferece “Esqueceu a senha?”, defina uma nova com um código enviado ao seu celular. Caso contrário, peça ao agente que abriu sua conta ou ao atendimento. Ninguém pode dizer qual era a antiga: ela não é guardada.',
        ],
      },
    ],
  }
}
export default faq
