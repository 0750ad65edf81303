import type { DocumentSection, WriteDocument } from '@kit/shell/feature'

const faq: WriteDocument = (message, { hasExchange }) => {
  const exchange: readonly DocumentSection[] = [
    {
      id: 'back-and-lay',
      heading: message('information.faq.backLay'),
      body: [
        'Una apuesta a favor gana si gana el participante; una en contra gana si no gana. A favor a 2.50 con un importe de 100, ganas 150 o pierdes 100. En contra a 2.50 con un importe de 100, ganas 100 o pierdes 150. El boleto muestra ambas cifras antes de que hagas la apuesta.',
      ],
    },
    {
      id: 'refused',
      heading: message('information.faq.refused'),
      body: [
        'Casi siempre porque la cuota empeoró mientras la apuesta esperaba, o porque el mercado se suspendió entretanto, como después de un wicket o un gol. También se rechaza si el importe está fuera de los límites del mercado o supera el tope de tu cuenta, o si tus puntos no cubren el riesgo. El mensaje dice el motivo. Una apuesta rechazada no cuesta nada.',
        'En el boleto puedes elegir aceptar una cuota un poco peor, o cualquier cuota. Una mejor se toma siempre.',
      ],
    },
    {
      id: 'delay',
      heading: message('information.faq.delay'),
      body: [
        'Los mercados en vivo tienen una demora, para que nadie apueste a lo que ha visto en el estadio antes que los demás. Después se comprueban de nuevo la cuota, el estado y los límites.',
      ],
    },
  ]
  const markets: readonly DocumentSection[] = [
    {
      id: 'suspended',
      heading: message('information.faq.suspended'),
      body: [
        'SUSPENDIDO significa que por el momento no se aceptan apuestas. BOLA EN JUEGO significa que se está lanzando una bola. Ambos terminan solos. Un mercado cerrado no acepta más apuestas. Si se pierde tu conexión, el sitio marca las cuotas como antiguas y no se puede apostar con ellas.',
      ],
    },
    {
      id: 'session',
      heading: message('information.faq.session'),
      body: [
        'Una sesión pregunta por un número de carreras. Sí gana si el resultado es el número de tu apuesta o más, No gana si es menos. Si la lluvia cortó la sesión antes de su final y su resultado aún no era seguro, las apuestas se anulan.',
      ],
    },
    {
      id: 'void',
      heading: message('information.faq.void'),
      body: [
        'Cuando el mercado no se puede decidir: el partido no tiene resultado, el participante se retiró o la sesión se cortó. Se devuelve todo el importe, y la apuesta no cuenta ni como ganada ni como perdida.',
      ],
    },
    {
      id: 'corrected',
      heading: message('information.faq.changed'),
      body: [
        'El resultado con el que se liquidó era erróneo y se ha corregido. Las apuestas del mercado se revirtieron y se liquidaron de nuevo. La apuesta muestra la regla y el cálculo del resultado que vale ahora.',
      ],
    },
  ]
  const games: readonly DocumentSection[] = [
    {
      id: 'fair',
      heading: message('information.faq.fair'),
      body: [
        'En los juegos que lo muestran, el hash de la semilla del operador se muestra antes de la ronda, y tú añades tu propia semilla. Las dos juntas deciden la ronda. Cuando termina, se revela la semilla del operador y puedes comprobar que da el mismo hash.',
      ],
    },
    {
      id: 'broken-round',
      heading: message('information.faq.brokenRound'),
      body: [
        'Un importe nunca se cobra dos veces. La ronda se juega hasta el final según sus reglas; si aún quedaba una elección tuya, se anula y el importe se devuelve. Mis apuestas muestra el resultado.',
      ],
    },
  ]
  return {
    language: 'es',
    introduction: [
      'Respuestas breves a lo que más se pregunta. Las [reglas](/rules-and-regulation) tienen todos los casos, y los [tutoriales](/tutorials) muestran cada paso.',
    ],
    isAccordion: true,
    sections: [
      ...(hasExchange ? exchange : games),
      {
        id: 'balance-and-exposure',
        heading: message('information.faq.exposure'),
        body: [
          'Saldo es lo que puedes apostar ahora. Exp., la exposición, es lo máximo que tus apuestas abiertas pueden perder juntas: queda apartado hasta que se liquidan. Las apuestas que se compensan la bajan, y los puntos quedan libres al momento.',
        ],
      },
      {
        id: 'cancel',
        heading: message('information.faq.cancel'),
        body: [
          `No. Una apuesta es válida en cuanto el operador la ha aceptado.${hasExchange ? ' Puedes apostar al otro lado, a la cuota del momento, para limitar lo que puedes perder.' : ''}`,
        ],
      },
      ...(hasExchange ? markets : []),
      {
        id: 'connection',
        heading: message('information.faq.lost'),
        body: [
          'O se hizo una vez, o no se hizo: nunca se envía dos veces. Cuando vuelve la conexión, el sitio pregunta al operador y te lo dice. Lo que es válido está en Mis apuestas.',
        ],
      },
      {
        id: 'demo',
        heading: message('information.faq.demo'),
        body: [
          'Una cuenta para probar el sitio, con puntos que no cuestan nada. Termina a las seis horas, con todo lo que le pertenece. Con ella no puedes depositar, retirar ni guardar tus propios importes.',
        ],
      },
      {
        id: 'password',
        heading: message('information.faq.password'),
        body: [
          'Si el acceso ofrece «¿Olvidaste tu contraseña?», pon una nueva con un código que se envía a tu teléfono. Si no, pide ayuda al agente que abrió tu cuenta o a atención al cliente. Nadie puede decirte la anterior: no se guarda.',
        ],
      },
    ],
  }
}
export default faq
