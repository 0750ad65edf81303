import type { WriteDocument } from '@kit/shell/feature'

/** The contract has no call for ranks: a brand that runs a ranking brings its own document. */
const leaderboard: WriteDocument = (message, { brand }) => ({
  language: 'es',
  introduction: [
    `Las clasificaciones son competiciones entre los jugadores de ${brand}. Sus resultados se publican en esta página.`,
  ],
  sections: [
    {
      id: 'now',
      heading: message('information.leaderboard.now'),
      body: [
        'Por ahora no hay puestos que mostrar. Cuando empieza una clasificación, esta página indica sus fechas, sus premios y lo que cuenta, y después sus puestos.',
      ],
    },
    {
      id: 'ranking',
      heading: message('information.leaderboard.ranking'),
      body: [
        'Una clasificación cuenta apuestas liquidadas de un período y de unos deportes o juegos indicados. Las apuestas anuladas, o cuyo resultado se corrige después, cuentan como estén al final. Los jugadores empatados comparten el puesto y su premio.',
        'Participas apostando como siempre, y puedes pedir a atención al cliente que te deje fuera. De un jugador se muestran solo las primeras letras de su nombre de usuario.',
      ],
    },
    {
      id: 'fair',
      heading: message('information.leaderboard.fair'),
      body: [
        'Quedan fuera las cuentas demo, las apuestas de varias cuentas que actúan juntas, y una apuesta a favor y otra en contra del mismo participante a la vez, que no arriesgan nada. Nunca apuestes más de lo que querías por un puesto: mira [juego responsable](/responsible-gambling).',
      ],
    },
  ],
})
export default leaderboard
