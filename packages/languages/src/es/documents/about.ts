import type { WriteDocument } from '@kit/shell/feature'
import { contactOf, runBy } from './runBy.ts'

const about: WriteDocument = (message, facts) => ({
  language: 'es',
  introduction: [
    facts.hasExchange
      ? `${facts.brand} es un lugar para apostar en deportes mientras se juegan y ver en cada momento cuánto vale una apuesta.`
      : `${facts.brand} es un casino en línea: mesas en vivo, slots, loterías y juegos crash en un solo lugar, en tu teléfono y en cualquier pantalla.`,
  ],
  sections: [
    { id: 'company', heading: message('information.about.company'), body: runBy(facts) },
    ...(facts.hasExchange
      ? [
          {
            id: 'exchange',
            heading: message('information.about.exchange'),
            body: [
              'En un exchange hay dos lados. Una apuesta a favor dice que un participante gana. Una en contra dice que no: ocupas el lugar de la casa y arriesgas lo que ganaría la apuesta a favor. Una cuota de 2.50 significa que una apuesta a favor de 100 gana 150 y arriesga 100, y que una en contra de 100 gana 100 y arriesga 150.',
              'Como ambos lados están abiertos, puedes apostar a favor de un equipo al principio de un partido y más tarde en contra a otra cuota, de modo que ganas o pierdes lo mismo gane quien gane. El boleto muestra, para cada participante, cuánto puedes ganar o perder, antes y después de la apuesta.',
              'Los mercados de bookmaker y las sesiones usan la ganancia de un importe de 100. Una sesión pregunta por un número de carreras: Sí gana si el resultado es ese número o más, No si es menos.',
            ],
          },
          {
            id: 'prices',
            heading: message('information.about.prices'),
            body: [
              'Las cuotas llegan en vivo y cambian varias veces por segundo durante un partido. Una cuota que puede ser antigua está marcada, y un mercado con la bola en juego no acepta apuestas.',
              'Una apuesta se hace una vez o ninguna, a la cuota que pediste o a una mejor. Cuando se liquida, muestra la regla y el cálculo de su resultado, y tu página compara la cifra del operador con la suya.',
            ],
          },
        ]
      : [
          {
            id: 'games',
            heading: message('information.about.games'),
            body: [
              'Cada juego funciona en una página propia, que no puede leer tu sesión ni tus puntos. Un importe cuenta como exposición hasta que termina su ronda, y cada final, anulación y devolución se anota en tu cuenta.',
              'Una ronda cuya conexión se corta se juega hasta el final según sus reglas o se anula, y un importe nunca se cobra dos veces. Mis apuestas muestra el resultado.',
            ],
          },
        ]),
    {
      id: 'contact',
      heading: message('information.about.contact'),
      body: [
        contactOf(facts),
        'Cómo se liquidan las apuestas está en las [reglas](/rules-and-regulation). Lo que acordamos está en los [términos](/terms-and-condition), y lo que hacemos con los datos, en la [política de privacidad](/privacy-policy).',
      ],
    },
  ],
})
export default about
