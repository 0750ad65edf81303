import type { WriteDocument } from '@kit/shell/feature'
import { contactOf } from './runBy.ts'

/** The player's own link is shown after it. */
const affiliates: WriteDocument = (message, facts) => ({
  language: 'es',
  introduction: [
    `Si escribes sobre deporte, tienes un canal o simplemente amigos que apuestan, puedes traerlos a ${facts.brand} con tu propio enlace.`,
  ],
  sections: [
    {
      id: 'link',
      heading: message('information.affiliates.link'),
      body: [
        {
          steps: [
            'Inicia sesión y copia tu enlace de esta página.',
            'Compártelo. Quien lo abre ve este sitio como siempre; el navegador guarda tu código durante 30 días.',
            'Cuando se registra en ese tiempo, tu código se envía con el registro. Lo ve en el formulario y puede cambiarlo o quitarlo.',
          ],
        },
        'Cuenta el último enlace que abre un visitante. Abajo ves cuántos jugadores se han registrado con el tuyo, y nada más sobre ellos.',
      ],
    },
    {
      id: 'reward',
      heading: message('information.affiliates.reward'),
      body: [
        'Si hay una recompensa, y de cuánto, lo deciden los términos del bono vigente, que encuentras en las [promociones](/promotions). Esta página no promete ninguna. Los socios más grandes hacen su propio acuerdo con nosotros.',
        contactOf(facts),
      ],
    },
    {
      id: 'rules',
      heading: message('information.affiliates.rules'),
      body: [
        {
          list: [
            'Anuncia solo a adultos, y nunca a quienes han pedido mantenerse lejos de las apuestas.',
            'No prometas ganancias ni presentes las apuestas como una salida a las deudas.',
            'Di que recibes una recompensa, cuando sea así.',
            'No envíes mensajes a quienes no los han pedido.',
            'No uses nuestro nombre o logotipo como si fueras nosotros.',
          ],
        },
      ],
    },
    {
      id: 'end',
      heading: message('information.affiliates.end'),
      body: [
        'Puedes dejarlo en cualquier momento: a tu propia cuenta no le pasa nada. Podemos desactivar un código que incumpla estas reglas o que se use para registrar cuentas que no son reales.',
      ],
    },
  ],
})
export default affiliates
