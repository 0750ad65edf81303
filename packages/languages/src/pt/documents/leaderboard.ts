import type { WriteDocument } from '@kit/shell/feature'

/** The contract has no call for ranks: a brand that runs a ranking brings its own document. */
const leaderboard: WriteDocument = (message, { brand }) => ({
  language: 'pt',
  introduction: [
    `Rankings são competições entre os jogadores de ${brand}. Os resultados são publicados nesta página.`,
  ],
  sections: [
    {
      id: 'now',
      heading: message('information.leaderboard.now'),
      body: [
        'No momento não há posições para mostrar. Quando um ranking começa, esta página indica as datas, os prêmios e o que conta, e depois as colocações.',
      ],
    },
    {
      id: 'ranking',
      heading: message('information.leaderboard.ranking'),
      body: [
        'Um ranking conta apostas liquidadas de um período e de esportes ou jogos indicados. Apostas anuladas, ou cujo resultado é corrigido depois, contam como estiverem no final. Jogadores empatados dividem a colocação e o prêmio.',
        'Você participa apostando como sempre e pode pedir ao atendimento para ficar de fora. Um jogador aparece só com as primeiras letras do nome de usuário.',
      ],
    },
    {
      id: 'fair',
      heading: message('information.leaderboard.fair'),
      body: [
        'Contas demo, apostas de várias contas que agem juntas, e um back e um lay no mesmo participante ao mesmo tempo, que não arriscam nada, ficam de fora. Nunca aposte mais do que pretendia por causa de uma colocação: veja [jogo responsável](/responsible-gambling).',
      ],
    },
  ],
})
export default leaderboard
